import { describe, expect, it } from 'vitest'
import type { SignedIn } from '#server/kernel/viewer.ts'
import { Member } from '#server/member/member.entity.ts'
import { Mute } from '#server/mute/mute.entity.ts'
import { writeNotices } from '#server/notice/write-notices.ts'
import { openSession } from '#server/session/open-session.ts'
import { readAccess } from '#server/session/read-access-token.ts'
import { aComment, anArticle } from '#test/support/articles.ts'
import { aPost, aReply } from '#test/support/forum.ts'
import { aTalk } from '#test/support/notices.ts'
import { anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em, site, clock } = setup

/** Returns an API caller for a member as a request has it, with the mutes that the session query loads. */
async function reading(who: Member) {
  const work = em()
  const { token } = openSession(work, work.getReference(Member, who.id), clock.now())
  await work.flush()
  const access = await readAccess(site, token)
  const viewer: SignedIn = {
    role: who.role,
    id: who.id,
    sessionId: 0,
    confirmedAt: clock.now(),
    mutedMembers: access?.mutedMembers ?? new Set(),
    mutesPosts: access?.mutesPosts ?? false,
  }
  return as(who, { viewer })
}

const kinds = async (who: Member) => {
  await writeNotices(site)
  return (await as(who).notice.list({})).notices.map(({ kind }) => kind)
}

describe('the list of mutes', () => {
  it('holds members and posts, newest first, and is visible to its member alone', async () => {
    const { ada, ben, eve, post } = await aTalk(setup)
    expect(await as(eve).mute.muteMember({ username: ben.username })).toEqual({ isMuted: true })
    expect(await as(eve).mute.mutePost({ id: post.id })).toEqual({ isMuted: true })
    expect(await as(eve).mute.list({})).toMatchObject({
      mutes: [
        { type: 'post', id: post.id, name: '门前的河' },
        { type: 'member', id: ben.id, name: ben.username },
      ],
      total: 2,
    })
    expect(await as(eve).mute.list({ page: 2, limit: 1 })).toMatchObject({ mutes: [{ type: 'member' }], total: 2 })
    for (const other of [ada, ben, await anAdmin(setup)])
      expect(await as(other).mute.list({})).toMatchObject({ mutes: [], total: 0 })
    await as(eve).mute.unmuteMember({ username: ben.username })
    await as(eve).mute.unmutePost({ id: post.id })
    expect(await as(eve).mute.list({})).toMatchObject({ mutes: [], total: 0 })
  })

  it('is for members alone; oneself and unknown members cannot be muted', async () => {
    const { ada, post } = await aTalk(setup)
    const guest = as('guest').mute
    for (const call of [
      guest.list({}),
      guest.mutePost({ id: post.id }),
      guest.unmutePost({ id: post.id }),
      guest.muteMember({ username: ada.username }),
      guest.unmuteMember({ username: ada.username }),
    ])
      await expectRefusal(call, 'unauthenticated', 'session.required')
    await expectRefusal(as(ada).mute.muteMember({ username: ada.username }), 'invalid', 'mute.own', 'username')
    await expectRefusal(as(ada).mute.muteMember({ username: 'nobody_here' }), 'missing', 'member.not_found')
    await expectRefusal(as(ada).mute.mutePost({ id: 9999 }), 'missing', 'post.not_found')
  })

  it('holds each entry once, however many requests come at the same time', async () => {
    const { ben, eve, post } = await aTalk(setup)
    await Promise.all([
      ...Array.from({ length: 5 }, () => as(eve).mute.muteMember({ username: ben.username })),
      ...Array.from({ length: 5 }, () => as(eve).mute.mutePost({ id: post.id })),
    ])
    expect(await em().count(Mute)).toBe(2)
  })

  it('does not reveal the title of a post hidden since; a mute is deleted with the post and with either member, and is in the data export', async () => {
    const { ada, ben, eve, post } = await aTalk(setup)
    await as(eve).mute.mutePost({ id: post.id })
    await as(eve).mute.muteMember({ username: ben.username })
    const { belongings } = await as(eve).member.export()
    expect(belongings['mutes']).toMatchObject([
      { type: 'post', id: post.id },
      { type: 'member', id: ben.id, name: ben.username },
    ])
    await as(await anAdmin(setup)).post.review({ id: post.id, status: 'rejected' })
    expect((await as(eve).mute.list({})).mutes[1]).toMatchObject({ type: 'post', name: null })
    await as(ada).post.remove({ id: post.id })
    expect(await em().count(Mute)).toBe(1)
    await em().nativeDelete(Member, { id: ben.id })
    expect(await em().count(Mute)).toBe(0)
  })
})

describe('a text under the name of a muted member', () => {
  it('stays in lists and is marked for the member who muted its author, and for nobody else', async () => {
    const { ada, ben, eve, board, post } = await aTalk(setup)
    const article = await anArticle(setup, ada)
    await aReply(setup, ada, post.id)
    await aComment(setup, ada, article.id)
    await as(eve).mute.muteMember({ username: ada.username })
    for (const [who, isMuted] of [
      [await reading(eve), true],
      [await reading(ben), false],
      [await reading(ada), false],
      [as('guest'), false],
    ] as const) {
      expect((await who.post.list({ boardId: board.id })).posts).toMatchObject([
        { isWriterMuted: isMuted, isMuted: false },
      ])
      expect((await who.reply.list({ postId: post.id })).replies).toMatchObject([{ isWriterMuted: isMuted }])
      expect((await who.comment.list({ articleId: article.id })).comments).toMatchObject([{ isWriterMuted: isMuted }])
      expect((await who.article.list({})).articles).toMatchObject([{ isWriterMuted: isMuted }])
      expect(await who.article.byId({ id: article.id })).toMatchObject({ isWriterMuted: isMuted })
    }
    expect(await (await reading(eve)).member.page({ username: ada.username })).toMatchObject({ isMuted: true })
    expect(await (await reading(ben)).member.page({ username: ada.username })).toMatchObject({ isMuted: false })
  })

  it('gives no notice to a member who muted its author', async () => {
    const { ada, ben, eve, board, post } = await aTalk(setup)
    await as(eve).mute.muteMember({ username: ben.username })
    await as(eve).follow.start({ type: 'post', id: post.id })
    await as(eve).follow.start({ type: 'board', id: board.id })
    await as(eve).follow.start({ type: 'class', id: 1998 })
    await as(ben).member.updateProfile({ graduationYear: 1998 })
    const own = await aReply(setup, eve, post.id)
    await aReply(setup, ben, post.id, { parentId: own.id, content: `@${eve.username} 在吗` })
    await aPost(setup, ben, board.id)
    await anArticle(setup, ben)
    const article = await anArticle(setup, eve)
    await aComment(setup, ben, article.id)
    expect(await kinds(eve)).toEqual([])
    await aReply(setup, ada, post.id)
    expect(await kinds(eve)).toEqual(['followedPost'])
  })

  it('is not marked when it is anonymous, and gives its notices, so that muting reveals no author', async () => {
    const { ben, eve, board } = await aTalk(setup)
    await as(eve).mute.muteMember({ username: ben.username })
    await as(eve).follow.start({ type: 'board', id: board.id })
    const hidden = await aPost(setup, ben, board.id, { isAnonymous: true, content: `@${eve.username} 你好` })
    expect(await kinds(eve)).toEqual(['mention'])
    expect(await (await reading(eve)).post.byId({ id: hidden.id })).toMatchObject({ isWriterMuted: false })
    await em().execute(`update member set role = 'admin' where id = ?`, [eve.id])
    const admin = await em().findOneOrFail(Member, eve.id)
    expect(await (await reading(admin)).post.byId({ id: hidden.id })).toMatchObject({ isWriterMuted: false })
  })
})

describe('a muted post', () => {
  it('is marked in lists for the member who muted it, and gives them no notice except of reviews', async () => {
    const { ada, ben, eve, board, post } = await aTalk(setup)
    const own = await aReply(setup, eve, post.id)
    await as(eve).mute.mutePost({ id: post.id })
    await as(ada).mute.mutePost({ id: post.id })
    const posts = async (who: Member) => (await (await reading(who)).post.list({ boardId: board.id })).posts
    expect(await posts(eve)).toMatchObject([{ isMuted: true, isWriterMuted: false }])
    expect(await posts(ben)).toMatchObject([{ isMuted: false }])
    await aReply(setup, ben, post.id, { parentId: own.id, content: `@${ada.username} @${eve.username} 好` })
    await as(ben).post.like({ id: post.id })
    await as(ben).reply.like({ id: own.id })
    expect(await kinds(eve)).toEqual([])
    expect(await kinds(ada)).toEqual([])
    await as(await anAdmin(setup)).reply.review({ id: own.id, status: 'rejected' })
    expect(await kinds(eve)).toEqual(['review'])
    await as(eve).mute.unmutePost({ id: post.id })
    await aReply(setup, ben, post.id)
    expect(await kinds(eve)).toEqual(['followedPost', 'review'])
  })

  it('costs members without mutes no query, and others one index lookup', async () => {
    const { ben, eve, post } = await aTalk(setup)
    await as(eve).mute.mutePost({ id: post.id })
    const asked = await (await reading(ben)).post.list({})
    expect(asked.posts).toMatchObject([{ isMuted: false }])
    await em().execute(
      `insert into mute (member_id, post_id, created_at) select member.id, post.id, now() from member cross join post on conflict do nothing`,
    )
    await em().execute(
      `with made as (
         insert into post (board_id, title, excerpt, content, html, renderer, images, language, author_id, status, created_at, updated_at)
         select board_id, 'p' || n, '', '', '', 1, '{}', 'zh', author_id, 'pending', now(), now() from post cross join generate_series(1, 2000) as n
         where post.id = ? returning id
       ) insert into mute (member_id, post_id, created_at) select ?, id, now() from made`,
      [post.id, eve.id],
    )
    await em().execute('analyze mute')
    const plan = await em().execute(
      `explain select post_id from mute where member_id = ${ben.id} and post_id in (1, 2, 3)`,
    )
    expect(JSON.stringify(plan)).not.toContain('Seq Scan')
  })
})
