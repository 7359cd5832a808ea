import { expect, it } from 'vitest'
import { Notice, NoticeTask } from '#server/notice/notice.entity.ts'
import { statements } from '#server/notice/notice.queries.ts'
import { writeNotices } from '#server/notice/write-notices.ts'
import { Member } from '#server/member/member.entity.ts'
import { access } from '#server/session/session.queries.ts'
import { aComment, anArticle } from '#test/support/articles.ts'
import { aBoard, aPost, aReply, reviewFirst } from '#test/support/forum.ts'
import { aBlessing, aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em, site, clock } = setup

/** Returns a member's notices, unread ones first and newest first. */
async function told(who: Member) {
  await writeNotices(site)
  const { notices } = await as(who).notice.list({})
  return notices.map(({ kind, by, text, count }) => ({ kind, by, type: text.type, id: text.id, count }))
}

async function aTalk() {
  const [ada, ben, eve] = [await aMember(setup), await aMember(setup), await aMember(setup)]
  const board = await aBoard(setup)
  const post = await aPost(setup, ada, board.id, { title: '门前的河' })
  return { ada, ben, eve, board, post }
}

it('the author of a post gets a notice of each reply, and the answered member only the notice of the answer', async () => {
  const { ada, ben, eve, post } = await aTalk()
  const first = await aReply(setup, ben, post.id, { content: '我家也在河边' })
  expect(await told(ada)).toEqual([{ kind: 'reply', by: ben.username, type: 'reply', id: first.id, count: 1 }])
  const answer = await aReply(setup, eve, post.id, { parentId: first.id })
  const back = await aReply(setup, ada, post.id, { parentId: answer.id })
  expect(await told(ben)).toMatchObject([
    { kind: 'followedPost', by: ada.username, id: back.id },
    { kind: 'answer', by: eve.username, id: answer.id },
  ])
  expect(await told(eve)).toMatchObject([{ kind: 'answer', by: ada.username, id: back.id }])
  expect((await told(ada)).map(({ id }) => id)).toEqual([answer.id, first.id])
  const { notices } = await as(ada).notice.list({})
  expect(notices[1]?.text).toMatchObject({ title: '门前的河', excerpt: '我家也在河边', isGone: false })
})

it('comments and answers on articles give notices, except to their own author', async () => {
  const { ada, ben, eve } = await aTalk()
  const article = await anArticle(setup, ada)
  await aComment(setup, ada, article.id)
  const comment = await aComment(setup, ben, article.id)
  const answer = await aComment(setup, eve, article.id, { parentId: comment.id })
  expect((await told(ada)).map(({ kind, id }) => [kind, id])).toEqual([
    ['comment', answer.id],
    ['comment', comment.id],
  ])
  expect(await told(ben)).toMatchObject([{ kind: 'answer', id: answer.id }])
  expect(await told(eve)).toEqual([])
})

it('the likes of a text are joined into one notice, without likes taken back and those of an earlier, read notice', async () => {
  const { ada, ben, eve, post } = await aTalk()
  for (const who of [ada, ben, eve]) await as(who).post.like({ id: post.id })
  expect(await told(ada)).toEqual([{ kind: 'like', by: null, type: 'post', id: post.id, count: 2 }])
  await as(eve).post.unlike({ id: post.id })
  await as(await aMember(setup)).post.like({ id: post.id })
  expect(await told(ada)).toMatchObject([{ count: 2 }])
  clock.advance(1000)
  await as(ada).notice.markAllRead()
  clock.advance(1000)
  await as(await aMember(setup)).post.like({ id: post.id })
  expect(await told(ada)).toMatchObject([{ count: 1 }])
  expect((await as(ada).notice.unread()).unread).toBe(1)
})

it('the author gets a notice of the result of a review with its reason, and another one when it is corrected', async () => {
  const { ben, post, ada } = await aTalk()
  await reviewFirst(setup, 'forumReplies')
  const reply = await aReply(setup, ben, post.id)
  expect(await told(ada)).toEqual([])
  const admin = as(await anAdmin(setup))
  await admin.reply.review({ id: reply.id, status: 'rejected', reason: '请写得友善些' })
  await writeNotices(site)
  const [rejected] = (await as(ben).notice.list({})).notices
  expect(rejected).toMatchObject({ kind: 'review', outcome: 'rejected', reason: '请写得友善些', isRead: false })
  await as(ben).notice.markAllRead()
  clock.advance(1000)
  await admin.reply.review({ id: reply.id, status: 'approved' })
  expect(await told(ada)).toMatchObject([{ kind: 'reply', id: reply.id }])
  const { notices, unread, total } = await as(ben).notice.list({})
  expect({ unread, total }).toEqual({ unread: 1, total: 1 })
  expect(notices[0]).toMatchObject({ kind: 'review', outcome: 'approved', reason: null, isRead: false })
})

it('a reporter gets a notice of the outcome of the report', async () => {
  const { ada, ben } = await aTalk()
  const blessing = await aBlessing(setup)
  for (const who of [ada, ben, await aMember(setup)]) await as(who).report.file({ type: 'blessing', id: blessing.id })
  await as(await anAdmin(setup)).blessing.review({ id: blessing.id, status: 'approved' })
  await writeNotices(site)
  const [notice] = (await as(ben).notice.list({})).notices
  expect(notice).toMatchObject({ kind: 'report', outcome: 'kept', text: { type: 'blessing', id: blessing.id } })
})

it('a notice of a hidden or deleted text shows nothing of it, and leads back to the list', async () => {
  const { ada, ben, post } = await aTalk()
  const reply = await aReply(setup, ben, post.id, { content: '说错了的话' })
  await writeNotices(site)
  const id = (await as(ada).notice.list({})).notices[0]?.id ?? 0
  await as(ben).reply.remove({ id: reply.id })
  const [notice] = (await as(ada).notice.list({})).notices
  expect(notice).toMatchObject({ by: null, text: { title: null, excerpt: null, isGone: true } })
  expect(await as(ada).notice.open({ id })).toEqual({ path: '/notices' })
})

it('a notice names no author of an anonymous text', async () => {
  const { ada, ben, board } = await aTalk()
  const hidden = await aPost(setup, ada, board.id, { isAnonymous: true })
  const answer = await aReply(setup, ben, hidden.id)
  expect(await told(ada)).toMatchObject([{ kind: 'reply', by: ben.username, id: answer.id }])
  const all = JSON.stringify((await as(ben).notice.list({})).notices)
  expect(all).not.toContain(ada.username)
})

it('notices belong to one member: others can neither see, open nor mark them', async () => {
  const { ada, ben, post } = await aTalk()
  await aReply(setup, ben, post.id)
  await writeNotices(site)
  const id = (await as(ada).notice.list({})).notices[0]?.id ?? 0
  for (const other of [ben, await anAdmin(setup)]) {
    expect(await as(other).notice.list({})).toMatchObject({ notices: [], unread: 0 })
    await expectRefusal(as(other).notice.open({ id }), 'missing', 'notice.not_found')
    await expectRefusal(as(other).notice.markRead({ id }), 'missing', 'notice.not_found')
    await as(other).notice.markAllRead()
  }
  expect(await as(ada).notice.unread()).toEqual({ unread: 1 })
  for (const call of [as('guest').notice.list({}), as('guest').notice.unread(), as('guest').notice.markAllRead()])
    await expectRefusal(call, 'unauthenticated', 'session.required')
})

it('a notice is marked read by opening it, any number of times, and then listed below the unread ones', async () => {
  const { ada, ben, post } = await aTalk()
  const first = await aReply(setup, ben, post.id)
  await writeNotices(site)
  clock.advance(1000)
  const second = await aReply(setup, ben, post.id)
  await writeNotices(site)
  const [newer, older] = (await as(ada).notice.list({})).notices
  expect(newer?.text.id).toBe(second.id)
  const [id, other] = [newer?.id ?? 0, older?.id ?? 0]
  expect(await as(ada).notice.open({ id })).toEqual({ path: `/forum/reply/${second.id}` })
  await as(ada).notice.open({ id })
  expect((await as(ada).notice.list({})).notices.map(({ text, isRead }) => [text.id, isRead])).toEqual([
    [first.id, false],
    [second.id, true],
  ])
  expect(await as(ada).notice.markRead({ id: other })).toEqual({ unread: 0 })
})

it('the notices of visible texts are marked read, for the viewer alone', async () => {
  const { ada, ben, eve, post } = await aTalk()
  const [first, second] = [await aReply(setup, ben, post.id), await aReply(setup, eve, post.id)]
  await writeNotices(site)
  const texts = [{ type: 'reply' as const, id: first.id }]
  await expectRefusal(as('guest').notice.see({ texts }), 'unauthenticated', 'session.required')
  await as(ben).notice.see({ texts })
  await Promise.all([1, 2].map(() => as(ada).notice.see({ texts: [...texts, { type: 'comment', id: second.id }] })))
  expect((await as(ada).notice.list({})).notices.map(({ text, isRead }) => [text.id, isRead])).toEqual([
    [second.id, false],
    [first.id, true],
  ])
  // Ben follows the post because he replied to it.
  expect(await as(ben).notice.unread()).toEqual({ unread: 1 })
})

it('a notice is written once by concurrent writers, and not lost when writing fails', async () => {
  const { ada, ben, post } = await aTalk()
  await aReply(setup, ben, post.id)
  const now = () => {
    throw new Error('gone')
  }
  await expect(writeNotices({ ...site, clock: { now } })).rejects.toThrow('gone')
  await Promise.all(Array.from({ length: 4 }, () => writeNotices(site)))
  expect(await em().count(Notice, { member: ada })).toBe(1)
  expect(await em().count(NoticeTask)).toBe(0)
})

it('notices are deleted with their member', async () => {
  const { ada, ben, post } = await aTalk()
  await aReply(setup, ben, post.id)
  await writeNotices(site)
  await em().nativeDelete(Member, { id: ada.id })
  expect(await em().count(Notice)).toBe(0)
})

const many = `
  insert into notice (member_id, kind, text_type, text_id, at, read_at)
  select id, 'reply', 'reply', number, now(), case when number % 5 > 0 then now() end
  from unnest(?::int[]) as id cross join generate_series(1, ?::int) as number`

it('the notices of a member are found by an index', async () => {
  const members = await Promise.all(Array.from({ length: 40 }, () => aMember(setup)))
  const [ada] = members
  await em().execute(many, [`{${members.map(({ id }) => id).join(',')}}`, 1000])
  await em().execute('analyze notice')
  for (const [statement, values] of [
    [statements.unread, [ada?.id, ada?.id]],
    [statements.listed, [ada?.id, 20, 0]],
  ] as const) {
    const plan = JSON.stringify(await em().execute(`explain ${statement}`, [...values]))
    expect(plan).toMatch(/notice_(?:unread|listed|once)/)
    expect(plan).not.toContain('Seq Scan')
  }
})

it('the unread notices are counted with each request by an index, for a member with nearly all notices too', async () => {
  const popular = await aMember(setup)
  await em().execute(many, [`{${popular.id}}`, 20_000])
  await em().execute('analyze notice')
  const plan = JSON.stringify(await em().execute(`explain ${access}`, ['{hash}', new Date()]))
  expect(plan).toContain('notice_unread')
  expect(plan).not.toContain('Seq Scan on notice')
})

it('writing notices is triggered by a new or changed post or article, and not by saving a draft', async () => {
  const { ada, board } = await aTalk()
  let due = 0
  const stop = site.bus.on('noticesDue', () => void (due += 1))
  const post = await aPost(setup, ada, board.id)
  expect(due).toBe(1)
  await as(ada).post.edit({ id: post.id, content: '换一句话说。' })
  expect(due).toBe(2)
  const draft = await anArticle(setup, ada, { status: 'draft' })
  await as(ada).article.edit({ id: draft.id, title: '还没写完' })
  expect(due).toBe(2)
  await as(ada).article.edit({ id: draft.id, status: 'published' })
  expect(due).toBe(3)
  await anArticle(setup, ada, { status: 'published' })
  expect(due).toBe(4)
  stop()
})
