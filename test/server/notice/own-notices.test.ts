import { describe, expect, it } from 'vitest'
import type { Member } from '#server/member/member.entity.ts'
import { Notice } from '#server/notice/notice.entity.ts'
import { NoticeChoice } from '#server/notice/notice-choice.entity.ts'
import { unsubscribeToken } from '#server/notice/unsubscribe-token.ts'
import { writeNotices } from '#server/notice/write-notices.ts'
import { aComment, anArticle } from '#test/support/articles.ts'
import { aBoard, aPost, aReply } from '#test/support/forum.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em, site, clock } = setup

const listOf = async (who: Member) => (await as(who).notice.list({})).notices

/** Creates two notices of ada: of ben's reply to her post, and of his comment on her article. */
async function aTalk() {
  const [ada, ben, admin] = [await aMember(setup), await aMember(setup), await anAdmin(setup)]
  const post = await aPost(setup, ada, (await aBoard(setup)).id, { title: '门前的河' })
  const article = await anArticle(setup, ada)
  const reply = await aReply(setup, ben, post.id, { content: '我家也在河边' })
  const comment = await aComment(setup, ben, article.id, { content: '好文章' })
  await writeNotices(site)
  const notices = await listOf(ada)
  const ofType = (type: string) => notices.find(({ text }) => text.type === type)?.id ?? 0
  return { ada, ben, admin, post, article, reply, comment, ofReply: ofType('reply'), ofComment: ofType('comment') }
}

describe('opening and reading a notice', () => {
  it('is for members alone, and for existing notices', async () => {
    const { ada, ofReply } = await aTalk()
    const guest = as('guest').notice
    for (const call of [guest.open({ id: ofReply }), guest.markRead({ id: ofReply }), guest.choices()])
      await expectRefusal(call, 'unauthenticated', 'session.required')
    for (const act of ['open', 'markRead'] as const) {
      await expectRefusal(as(ada).notice[act]({ id: 9999 }), 'missing', 'notice.not_found')
      for (const id of [0, -1, 1.5]) await expectRefusal(as(ada).notice[act]({ id }), 'invalid', 'invalid.id', 'id')
    }
    expect(await as(ada).notice.unread()).toEqual({ unread: 2 })
  })

  it('by concurrent clicks has the result of one, and changes nothing again', async () => {
    const { ada, reply, ofReply } = await aTalk()
    const opened = await Promise.all([1, 2, 3].map(() => as(ada).notice.open({ id: ofReply })))
    expect(opened).toEqual(opened.map(() => ({ path: `/forum/reply/${reply.id}` })))
    const readAt = async () => (await em().findOneOrFail(Notice, ofReply)).readAt
    const first = await readAt()
    await Promise.all([1, 2, 3].map(() => as(ada).notice.markRead({ id: ofReply })))
    expect(await readAt()).toEqual(first)
    for (let turn = 0; turn < 2; turn += 1)
      expect(await as(ada).notice.markRead({ id: ofReply })).toEqual({ unread: 1 })
    expect((await listOf(ada)).map(({ id, isRead }) => [id, isRead]).at(-1)).toEqual([ofReply, true])
  })

  it('of all together leaves none unread, any number of times, and later notices are unread', async () => {
    const { ada, ben, post, ofReply } = await aTalk()
    await Promise.all([
      as(ada).notice.markAllRead(),
      as(ada).notice.markAllRead(),
      as(ada).notice.open({ id: ofReply }),
    ])
    expect(await as(ada).notice.unread()).toEqual({ unread: 0 })
    await as(ada).notice.markAllRead()
    clock.advance(1000)
    const { id } = await aReply(setup, ben, post.id)
    await writeNotices(site)
    expect((await listOf(ada)).map(({ text, isRead }) => [text.id, isRead])[0]).toEqual([id, false])
    expect(await as(ada).notice.unread()).toEqual({ unread: 1 })
  })

  it('makes the other open pages of its member count again, and those of nobody else', async () => {
    const { ada, ofReply } = await aTalk()
    const told: (readonly number[])[] = []
    const stop = site.bus.on('noticesChanged', ({ memberIds }) => void told.push(memberIds))
    await as(ada).notice.open({ id: ofReply })
    await as(ada).notice.markAllRead()
    stop()
    expect(told).toEqual([[ada.id], [ada.id]])
  })
})

type Talk = Awaited<ReturnType<typeof aTalk>>

const hidings: readonly [string, 'ofReply' | 'ofComment', (talk: Talk) => Promise<unknown>][] = [
  ['reply was rejected', 'ofReply', ({ admin, reply }) => as(admin).reply.review({ id: reply.id, status: 'rejected' })],
  ['reply was deleted', 'ofReply', ({ ben, reply }) => as(ben).reply.remove({ id: reply.id })],
  ['post was rejected', 'ofReply', ({ admin, post }) => as(admin).post.review({ id: post.id, status: 'rejected' })],
  ['post was deleted', 'ofReply', ({ ada, post }) => as(ada).post.remove({ id: post.id })],
  [
    'writer has left with all texts',
    'ofReply',
    ({ admin, ben }) => as(admin).member.remove({ id: ben.id, texts: 'remove' }),
  ],
  ['comment was deleted', 'ofComment', ({ ben, comment }) => as(ben).comment.remove({ id: comment.id })],
  ['article was archived', 'ofComment', ({ ada, article }) => as(ada).article.archive({ id: article.id })],
  ['article was deleted', 'ofComment', ({ ada, article }) => as(ada).article.remove({ id: article.id })],
]

describe('a notice whose text is hidden or deleted', () => {
  it.each(hidings)('because its %s shows nothing of it, leads to the list and becomes read', async (_, which, hide) => {
    const talk = await aTalk()
    const id = talk[which]
    await hide(talk)
    const shown = (await listOf(talk.ada)).find(notice => notice.id === id)
    expect(shown).toMatchObject({ by: null, isRead: false, text: { title: null, excerpt: null, isGone: true } })
    for (let turn = 0; turn < 2; turn += 1) expect(await as(talk.ada).notice.open({ id })).toEqual({ path: '/notices' })
    expect((await listOf(talk.ada)).find(notice => notice.id === id)).toMatchObject({ isRead: true })
  })

  it('leads to the text again when it is restored, and stays read', async () => {
    const { ada, admin, post, reply, ofReply } = await aTalk()
    await as(admin).post.review({ id: post.id, status: 'rejected' })
    await as(ada).notice.markAllRead()
    await as(admin).post.review({ id: post.id, status: 'approved' })
    await as(ada).post.remove({ id: post.id })
    const { texts } = await as(admin).bin.list({})
    await as(admin).bin.restore({ ids: texts.map(({ id }) => id) })
    expect((await listOf(ada)).find(({ id }) => id === ofReply)).toMatchObject({
      isRead: true,
      text: { excerpt: '我家也在河边', isGone: false },
    })
    expect(await as(ada).notice.open({ id: ofReply })).toEqual({ path: `/forum/reply/${reply.id}` })
  })
})

it('the excerpt of a notice is plain text without Markdown', async () => {
  const { ada, ben, post } = await aTalk()
  const { id } = await aReply(setup, ben, post.id, {
    content: '**河边** 的 [旧照片](https://example.org/a_b)\n\n> 还在吗',
  })
  await writeNotices(site)
  expect((await listOf(ada)).find(({ text }) => text.id === id)?.text.excerpt).toBe('河边 的 旧照片 还在吗')
})

describe('the chosen ways of notices', () => {
  it('are stored once each by concurrent requests, and stay when a request names none', async () => {
    const { ada } = await aTalk()
    await Promise.all([
      as(ada).notice.choose({ reply: 'mail' }),
      as(ada).notice.choose({ like: 'never' }),
      as(ada).notice.choose({ mention: 'daily' }),
      as(ada).notice.choose({ reply: 'mail' }),
    ])
    const chosen = { reply: 'mail', like: 'never', mention: 'daily', comment: 'site' }
    expect(await as(ada).notice.choose({})).toMatchObject(chosen)
    expect(await as(ada).notice.choose({ reply: 'mail' })).toMatchObject(chosen)
    expect(await em().count(NoticeChoice, { member: ada.id })).toBe(3)
  })

  it('are those of one form when two complete forms arrive at the same time', async () => {
    const { ada } = await aTalk()
    const all = await as(ada).notice.choices()
    const ways = ['mail', 'daily', 'never', 'site'] as const
    const forms = ways.map(way => ({ ...all, ...Object.fromEntries(Object.keys(all).map(kind => [kind, way])) }))
    await Promise.all(forms.map(form => as(ada).notice.choose(form)))
    expect(new Set(Object.values(await as(ada).notice.choices())).size).toBe(1)
  })

  it('are refused to an account that has just been deleted: the session is dead', async () => {
    const { ben, admin } = await aTalk()
    await as(admin).member.remove({ id: ben.id, texts: 'keep' })
    await expectRefusal(as(ben).notice.choose({ reply: 'mail' }), 'unauthenticated', 'session.dead')
    await expectRefusal(as(ben).notice.open({ id: 1 }), 'missing', 'notice.not_found')
  })

  it('are reset by a link for the member whom it was written to, whoever opens it', async () => {
    const { ada, ben, admin } = await aTalk()
    for (const who of [ada, ben, admin]) await as(who).notice.choose({ reply: 'mail' })
    const token = unsubscribeToken(site.vault, { memberId: ada.id, kind: 'reply' })
    await Promise.all([ben, admin].map(who => as(who).notice.unsubscribe({ token })))
    const replies = await Promise.all([ada, ben, admin].map(async who => (await as(who).notice.choices()).reply))
    expect(replies).toEqual(['site', 'mail', 'mail'])
  })

  it('are not reset by a link that was changed anywhere', async () => {
    const { ada, ben } = await aTalk()
    await as(ada).notice.choose({ reply: 'mail' })
    const token = unsubscribeToken(site.vault, { memberId: ada.id, kind: 'reply' })
    const [id = '', kind = '', signature = ''] = token.split('.')
    const others = unsubscribeToken(site.vault, { memberId: ben.id, kind: 'reply' }).split('.')[2] ?? ''
    for (const forged of [
      `${ben.id}.${kind}.${signature}`,
      `0${id}.${kind}.${signature}`,
      `${id}.like.${signature}`,
      `${id}.nothing.${signature}`,
      `${id}.${kind}.`,
      `${id}.${kind}`,
      `${id}.${kind}.${others}`,
      `${id}.${kind}.${signature.slice(1)}`,
      `${token}${'x'.repeat(200)}`,
    ])
      await expectRefusal(as('guest').notice.unsubscribe({ token: forged }), 'invalid', 'notice.link', 'token')
    expect((await as(ada).notice.choices()).reply).toBe('mail')
  })
})
