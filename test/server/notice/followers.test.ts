import { describe, expect, it } from 'vitest'
import { days } from '#server/kernel/clock.ts'
import type { Member } from '#server/member/member.entity.ts'
import { Notice } from '#server/notice/notice.entity.ts'
import { writeNotices } from '#server/notice/write-notices.ts'
import { anArticle } from '#test/support/articles.ts'
import { aBoard, aPost, aReply, reviewFirst } from '#test/support/forum.ts'
import { lettersIn } from '#test/support/mail.ts'
import { aBlessing, aMember, anAdmin } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em, site, clock } = setup

async function told(who: Member) {
  await writeNotices(site)
  return (await as(who).notice.list({})).notices.map(({ kind, by, text }) => [kind, by, text.type, text.id])
}

async function aTalk() {
  const [ada, ben, eve] = [await aMember(setup), await aMember(setup), await aMember(setup)]
  const board = await aBoard(setup)
  const post = await aPost(setup, ada, board.id, { title: '门前的河' })
  await writeNotices(site)
  return { ada, ben, eve, board, post }
}

describe('a follower of a post', () => {
  it('gets a notice of each new reply, not of their own, and none after the follow has ended', async () => {
    const { ada, ben, eve, post } = await aTalk()
    const one = { type: 'post', id: post.id } as const
    await as(eve).follow.start(one)
    const reply = await aReply(setup, ben, post.id)
    const own = await aReply(setup, eve, post.id)
    expect(await told(eve)).toEqual([['followedPost', ben.username, 'reply', reply.id]])
    expect(await told(ben)).toEqual([['followedPost', eve.username, 'reply', own.id]])
    await as(eve).follow.end(one)
    await as(ada).follow.end(one)
    await aReply(setup, ben, post.id)
    expect(await told(eve)).toHaveLength(1)
    expect(await told(ada)).toHaveLength(2)
    const answer = await aReply(setup, ben, post.id, { parentId: own.id })
    expect((await told(eve))[0]).toEqual(['answer', ben.username, 'reply', answer.id])
  })

  it('gets one notice of a text, for the most specific reason', async () => {
    const { ada, ben, eve, board, post } = await aTalk()
    await as(ada).follow.start({ type: 'board', id: board.id })
    const first = await aReply(setup, eve, post.id)
    const answer = await aReply(setup, ben, post.id, {
      parentId: first.id,
      content: `@${eve.username} @${ada.username} 你们好`,
    })
    expect(await told(eve)).toEqual([['answer', ben.username, 'reply', answer.id]])
    expect((await told(ada)).map(([kind, , , id]) => [kind, id])).toEqual([
      ['reply', answer.id],
      ['reply', first.id],
    ])
    expect(await em().count(Notice, { textId: answer.id, textType: 'reply' })).toBe(2)
  })

  it('gets no notice as a follower when they have switched off the notices as author', async () => {
    const { ada, ben, post } = await aTalk()
    await as(ada).notice.choose({ reply: 'never' })
    await aReply(setup, ben, post.id)
    expect(await told(ada)).toEqual([])
    await as(ben).notice.choose({ followedPost: 'never' })
    await aReply(setup, ada, post.id)
    expect(await told(ben)).toEqual([])
  })

  it('gets a notice when a reply is approved, not before', async () => {
    const { ben, eve, post } = await aTalk()
    await as(eve).follow.start({ type: 'post', id: post.id })
    await reviewFirst(setup, 'forumReplies')
    const reply = await aReply(setup, ben, post.id)
    expect(await told(eve)).toEqual([])
    await as(await anAdmin(setup)).reply.review({ id: reply.id, status: 'approved' })
    expect(await told(eve)).toEqual([['followedPost', ben.username, 'reply', reply.id]])
  })

  it('gets a letter immediately, when they choose so', async () => {
    const { ben, eve, post } = await aTalk()
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
    const { ben, eve, board } = await aTalk()
    await as(eve).follow.start({ type: 'board', id: board.id })
    const post = await aPost(setup, ben, board.id)
    const hidden = await aPost(setup, ben, board.id, { isAnonymous: true })
    await aPost(setup, ben, (await aBoard(setup)).id)
    await aPost(setup, eve, board.id)
    expect(await told(eve)).toEqual([
      ['followedBoard', null, 'post', hidden.id],
      ['followedBoard', ben.username, 'post', post.id],
    ])
  })

  it('gets no notice of a post that is shown again after a month', async () => {
    const { ada, eve, board, post } = await aTalk()
    const admin = as(await anAdmin(setup))
    await admin.post.review({ id: post.id, status: 'rejected' })
    await as(eve).follow.start({ type: 'board', id: board.id })
    clock.advance(days(31))
    await admin.post.review({ id: post.id, status: 'approved' })
    expect(await told(eve)).toEqual([])
    expect((await told(ada))[0]?.[0]).toBe('review')
  })
})

describe('a follower of a class', () => {
  it('gets a notice of posts, articles and blessings under its members’ names', async () => {
    const { ada, ben, eve, board } = await aTalk()
    await as(eve).follow.start({ type: 'class', id: 1998 })
    await as(ben).member.updateProfile({ graduationYear: 1998 })
    await as(ada).member.updateProfile({ graduationYear: 1999 })
    const post = await aPost(setup, ben, board.id)
    const article = await anArticle(setup, ben)
    const blessing = await aBlessing(setup, { by: ben })
    await aPost(setup, ben, board.id, { isAnonymous: true })
    await anArticle(setup, ben, { status: 'draft' })
    await aPost(setup, ada, board.id)
    const list = await told(eve)
    expect(list.every(([kind, by]) => kind === 'followedClass' && by === ben.username)).toBe(true)
    expect(list.map(([, , type, id]) => `${type} ${id}`).sort()).toEqual(
      [`post ${post.id}`, `article ${article.id}`, `blessing ${blessing.id}`].sort(),
    )
  })

  it('gets none of members with a closed page, and one of a text when they also follow its board', async () => {
    const { ben, eve, board } = await aTalk()
    await as(eve).follow.start({ type: 'class', id: 1998 })
    await as(eve).follow.start({ type: 'board', id: board.id })
    await as(ben).member.updateProfile({ graduationYear: 1998, visibility: 'nobody' })
    await anArticle(setup, ben)
    expect(await told(eve)).toEqual([])
    await as(ben).member.updateProfile({ graduationYear: 1998, visibility: 'members' })
    const post = await aPost(setup, ben, board.id)
    expect(await told(eve)).toEqual([['followedBoard', ben.username, 'post', post.id]])
    await as(eve).notice.choose({ followedBoard: 'never' })
    const next = await aPost(setup, ben, board.id)
    expect((await told(eve))[0]).toEqual(['followedClass', ben.username, 'post', next.id])
  })
})
