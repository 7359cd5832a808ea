import { describe, expect, it } from 'vitest'
import { days } from '#server/kernel/clock.ts'
import { Notice } from '#server/notice/notice.entity.ts'
import { writeNotices } from '#server/notice/write-notices.ts'
import { anArticle } from '#test/support/articles.ts'
import { aBoard, aPost, aReply, reviewFirst } from '#test/support/forum.ts'
import { lettersIn } from '#test/support/mail.ts'
import { aTalk, noticesOf } from '#test/support/notices.ts'
import { aBlessing, anAdmin } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em, site, clock } = setup

describe('a follower of a post', () => {
  it('gets a notice of each new reply, not of their own, and none after the follow has ended', async () => {
    const { ada, ben, eve, post } = await aTalk(setup)
    const one = { type: 'post', id: post.id } as const
    await as(eve).follow.start(one)
    const reply = await aReply(setup, ben, post.id)
    const own = await aReply(setup, eve, post.id)
    expect(await noticesOf(setup, eve)).toEqual([['followedPost', ben.username, 'reply', reply.id]])
    expect(await noticesOf(setup, ben)).toEqual([['followedPost', eve.username, 'reply', own.id]])
    await as(eve).follow.end(one)
    await as(ada).follow.end(one)
    await aReply(setup, ben, post.id)
    expect(await noticesOf(setup, eve)).toHaveLength(1)
    expect(await noticesOf(setup, ada)).toHaveLength(2)
    const answer = await aReply(setup, ben, post.id, { parentId: own.id })
    expect((await noticesOf(setup, eve))[0]).toEqual(['answer', ben.username, 'reply', answer.id])
  })

  it('gets one notice of a text, for the most specific reason', async () => {
    const { ada, ben, eve, board, post } = await aTalk(setup)
    await as(ada).follow.start({ type: 'board', id: board.id })
    const first = await aReply(setup, eve, post.id)
    const answer = await aReply(setup, ben, post.id, {
      parentId: first.id,
      content: `@${eve.username} @${ada.username} 你们好`,
    })
    expect(await noticesOf(setup, eve)).toEqual([['answer', ben.username, 'reply', answer.id]])
    expect((await noticesOf(setup, ada)).map(([kind, , , id]) => [kind, id])).toEqual([
      ['reply', answer.id],
      ['reply', first.id],
    ])
    expect(await em().count(Notice, { textId: answer.id, textType: 'reply' })).toBe(2)
  })

  it('gets no notice as a follower when they have switched off the notices as author', async () => {
    const { ada, ben, post } = await aTalk(setup)
    await as(ada).notice.choose({ reply: 'never' })
    await aReply(setup, ben, post.id)
    expect(await noticesOf(setup, ada)).toEqual([])
    await as(ben).notice.choose({ followedPost: 'never' })
    await aReply(setup, ada, post.id)
    expect(await noticesOf(setup, ben)).toEqual([])
  })

  it('gets a notice when a reply is approved, not before', async () => {
    const { ben, eve, post } = await aTalk(setup)
    await as(eve).follow.start({ type: 'post', id: post.id })
    await reviewFirst(setup, 'forumReplies')
    const reply = await aReply(setup, ben, post.id)
    expect(await noticesOf(setup, eve)).toEqual([])
    await as(await anAdmin(setup)).reply.review({ id: reply.id, status: 'approved' })
    expect(await noticesOf(setup, eve)).toEqual([['followedPost', ben.username, 'reply', reply.id]])
  })

  it('gets a letter immediately, when they choose so', async () => {
    const { ben, eve, post } = await aTalk(setup)
    await as(eve).follow.start({ type: 'post', id: post.id })
    await as(eve, { locale: 'en' }).notice.choose({ followedPost: 'mail' })
    await aReply(setup, ben, post.id, { content: '在的' })
    await writeNotices(site)
    const letters = await lettersIn(setup)
    expect(letters).toMatchObject([{ kind: 'notice', address: eve.email, locale: 'en' }])
    expect(letters[0]?.variables).toMatchObject({ told: 'followedPost', who: ben.username, excerpt: '在的' })
  })
})

describe('a follower of a board', () => {
  it('gets a notice of new posts, also of anonymous ones without their author', async () => {
    const { ben, eve, board } = await aTalk(setup)
    await as(eve).follow.start({ type: 'board', id: board.id })
    const post = await aPost(setup, ben, board.id)
    const hidden = await aPost(setup, ben, board.id, { isAnonymous: true })
    await aPost(setup, ben, (await aBoard(setup)).id)
    await aPost(setup, eve, board.id)
    expect(await noticesOf(setup, eve)).toEqual([
      ['followedBoard', null, 'post', hidden.id],
      ['followedBoard', ben.username, 'post', post.id],
    ])
  })

  it('gets no notice of a post that is shown again after a month', async () => {
    const { ada, eve, board, post } = await aTalk(setup)
    const admin = as(await anAdmin(setup))
    await admin.post.review({ id: post.id, status: 'rejected' })
    await as(eve).follow.start({ type: 'board', id: board.id })
    clock.advance(days(31))
    await admin.post.review({ id: post.id, status: 'approved' })
    expect(await noticesOf(setup, eve)).toEqual([])
    expect((await noticesOf(setup, ada))[0]?.[0]).toBe('review')
  })
})

describe('a follower of a class', () => {
  it('gets a notice of posts, articles and blessings under its members’ names', async () => {
    const { ada, ben, eve, board } = await aTalk(setup)
    await as(eve).follow.start({ type: 'class', id: 1998 })
    await as(ben).member.updateProfile({ graduationYear: 1998 })
    await as(ada).member.updateProfile({ graduationYear: 1999 })
    const post = await aPost(setup, ben, board.id)
    const article = await anArticle(setup, ben)
    const blessing = await aBlessing(setup, { by: ben })
    await aPost(setup, ben, board.id, { isAnonymous: true })
    await anArticle(setup, ben, { status: 'draft' })
    await aPost(setup, ada, board.id)
    const list = await noticesOf(setup, eve)
    expect(list.every(([kind, by]) => kind === 'followedClass' && by === ben.username)).toBe(true)
    expect(list.map(([, , type, id]) => `${type} ${id}`).sort()).toEqual(
      [`post ${post.id}`, `article ${article.id}`, `blessing ${blessing.id}`].sort(),
    )
  })

  it('gets none of members with a closed page, and one of a text when they also follow its board', async () => {
    const { ben, eve, board } = await aTalk(setup)
    await as(eve).follow.start({ type: 'class', id: 1998 })
    await as(eve).follow.start({ type: 'board', id: board.id })
    await as(ben).member.updateProfile({ graduationYear: 1998, visibility: 'nobody' })
    await anArticle(setup, ben)
    expect(await noticesOf(setup, eve)).toEqual([])
    await as(ben).member.updateProfile({ graduationYear: 1998, visibility: 'members' })
    const post = await aPost(setup, ben, board.id)
    expect(await noticesOf(setup, eve)).toEqual([['followedBoard', ben.username, 'post', post.id]])
    await as(eve).notice.choose({ followedBoard: 'never' })
    const next = await aPost(setup, ben, board.id)
    expect((await noticesOf(setup, eve))[0]).toEqual(['followedClass', ben.username, 'post', next.id])
  })
})
