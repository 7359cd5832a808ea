import { beforeEach, describe, expect, it } from 'vitest'
import { Member } from '#server/member/member.entity.ts'
import { optionalQueues } from '#server/kernel/text-kind-properties.schema.ts'
import { aComment, anArticle } from '#test/support/articles.ts'
import { aBoard, aPost, aReply, reviewFirst } from '#test/support/forum.ts'
import { aBlessing, aMember, anAdmin, aPledge } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, clock, em } = setup

let admin: Member
let ada: Member
beforeEach(async () => {
  admin = await anAdmin(setup)
  ada = await aMember(setup, { username: 'ada' })
})

const later = () => clock.set(new Date(clock.now().getTime() + 60_000).toISOString())
const queue = (asked = {}, who = admin) => as(who).desk.queue(asked)
const named = (texts: readonly { type: string; id: number; changedAt: string }[]) =>
  texts.map(({ type, id, changedAt }) => `${type} ${id} ${changedAt}`)

/** Creates one waiting text of each kind, and a reported article. */
async function oneOfEach() {
  const article = await anArticle(setup, ada)
  const post = await aPost(setup, ada, (await aBoard(setup)).id)
  await reviewFirst(setup, ...optionalQueues)
  const written = [
    async () => aPledge(setup, { status: 'pending', by: ada }),
    async () => aComment(setup, ada, article.id),
    async () => aPost(setup, ada, post.boardId, { content: '**代考**的事' }),
    async () => aReply(setup, ada, post.id),
    async () => aBlessing(setup, { by: ada, status: 'pending' }),
    async () => as(ada).torch.add({ wish: '江河安澜' }),
  ]
  for (const write of written) {
    later()
    await write()
  }
  return { article, post }
}

describe('the review queue', () => {
  it('holds every kind and the reports, oldest first, with the whole text and the record of its author', async () => {
    await as(admin).review.setWords({ words: ['代考'], exceptions: [] })
    const { article, post } = await oneOfEach()
    const reporter = await aMember(setup)
    await as(reporter).report.file({ type: 'article', id: article.id, reason: '抄来的' })
    const { texts, total } = await queue()
    expect(total).toBe(7)
    expect(texts.map(({ type }) => type)).toEqual(['article', 'pledge', 'comment', 'post', 'reply', 'blessing', 'wish'])
    const author = { name: { id: ada.id, username: 'ada' }, record: { approved: 0, rejected: 0, isSuspended: false } }
    expect(texts[0]).toMatchObject({ why: ['reports'], reports: 1, reasons: ['抄来的'], isPublic: true, author })
    expect(texts[3]).toMatchObject({
      why: ['review', 'words'],
      content: '**代考**的事',
      hits: [[2, 4]],
      html: '<p><strong><mark>代考</mark></strong>的事</p>\n',
    })
    expect(texts[4]).toMatchObject({ why: ['review'], title: post.title, hits: [] })
    for (const [asked, kinds] of [
      [{ type: 'reply' }, ['reply']],
      [{ why: 'reports' }, ['article']],
      [{ why: 'words' }, ['post']],
      [{ why: 'review', limit: 2, page: 3 }, ['blessing', 'wish']],
      [{ board: post.boardId }, ['post', 'reply']],
      [{ language: 'en' }, []],
      [{ member: 'ADA', type: 'comment' }, ['comment']],
      [{ member: 'nobody' }, []],
    ] as const)
      expect({ asked, kinds: (await queue(asked)).texts.map(({ type }) => type) }).toEqual({ asked, kinds })
  })

  it('never shows a moderator the author of an anonymous text, not by a filter either', async () => {
    const { id } = await aBlessing(setup, { by: ada, isAnonymous: true, status: 'pending' })
    await as(admin).blessing.review({ id, status: 'rejected' })
    await aBlessing(setup, { by: ada, isAnonymous: true, status: 'pending' })
    const moderator = await aMember(setup, { role: 'moderator' })
    expect((await queue({}, moderator)).texts).toMatchObject([{ author: { name: null, record: null } }])
    expect((await queue({ member: 'ada' }, moderator)).texts).toEqual([])
    expect((await queue({ member: 'ada' })).texts).toHaveLength(1)
  })
})

describe('a draft', () => {
  it('is hidden from moderators, also when it was reported or decided on before it became a draft', async () => {
    const { id } = await anArticle(setup, ada)
    const [moderator, reporter] = [await aMember(setup, { role: 'moderator' }), await aMember(setup)]
    await as(reporter).report.file({ type: 'article', id })
    await as(moderator).desk.decide({ texts: [`article ${id}`], status: 'approved' })
    later()
    await as(await aMember(setup)).report.file({ type: 'article', id })
    await as(ada).article.edit({ id, status: 'draft', title: '未写完', content: '只给自己看的话' })
    const desk = as(moderator)
    const read = [await desk.desk.queue({}), await desk.report.open({}), await desk.desk.decisions({})]
    expect(JSON.stringify(read)).not.toMatch(/未写完|只给自己看的话/)
    await as(ada).article.edit({ id, status: 'published' })
    expect((await queue({}, moderator)).texts).toMatchObject([{ type: 'article', id, why: ['reports'] }])
  })
})

describe('deciding on many texts', () => {
  it('works for every kind together; a second admin gets the texts as already decided', async () => {
    const { article } = await oneOfEach()
    await as(await aMember(setup)).report.file({ type: 'article', id: article.id })
    const { texts } = await queue()
    const other = await anAdmin(setup)
    const input = { texts: named(texts), status: 'rejected' as const, reason: '与校庆无关' }
    const both = await Promise.all([as(admin).desk.decide(input), as(other).desk.decide(input)])
    expect(both.map(({ done }) => done.length).toSorted()).toEqual([0, 7])
    expect(both.find(({ done }) => done.length === 0)).toMatchObject({
      batch: null,
      left: texts.map(() => ({ why: 'decided' })),
    })
    expect((await queue()).total).toBe(0)
    expect((await as(ada).reply.mine({})).replies).toMatchObject([{ status: 'rejected', reason: '与校庆无关' }])
    expect(await as('guest').article.list({})).toMatchObject({ total: 0 })
  })

  it('leaves out a text that its author has edited since, and one that is gone', async () => {
    const [edited, gone, kept] = [
      await aBlessing(setup, { by: ada, status: 'pending' }),
      await aBlessing(setup, { by: ada, status: 'pending' }),
      await aBlessing(setup, { by: ada, status: 'pending' }),
    ]
    await reviewFirst(setup, 'blessings')
    const { texts } = await queue()
    later()
    await as(ada).blessing.edit({ id: edited.id, content: '另一段话。', isAnonymous: false })
    await as(ada).blessing.remove({ id: gone.id })
    expect(await as(admin).desk.decide({ texts: named(texts), status: 'approved' })).toMatchObject({
      done: [{ type: 'blessing', id: kept.id }],
      left: [
        { id: edited.id, why: 'changed' },
        { id: gone.id, why: 'gone' },
      ],
    })
  })

  it('leaves out a reply whose author has changed its content since', async () => {
    const post = await aPost(setup, ada, (await aBoard(setup)).id)
    await reviewFirst(setup, 'forumReplies')
    const { id } = await aReply(setup, ada, post.id, { content: '无害的话' })
    const { texts } = await queue()
    later()
    await as(ada).reply.edit({ id, content: '谁也没有看过的话' })
    expect(await as(admin).desk.decide({ texts: named(texts), status: 'approved' })).toMatchObject({
      done: [],
      left: [{ type: 'reply', id, why: 'changed' }],
    })
  })

  it('is refused to an admin who has lost the role, and for malformed ids', async () => {
    const { id } = await aPledge(setup, { status: 'pending' })
    const demoted = as(admin)
    await em().nativeUpdate(Member, { id: admin.id }, { role: 'user' })
    await expectRefusal(
      demoted.desk.decide({ texts: [`pledge ${id}`], status: 'approved' }),
      'forbidden',
      'session.no_right',
    )
    const again = await anAdmin(setup)
    for (const texts of [[], ['poem 1'], ['pledge'], ['pledge 0'], ['pledge 1 yesterday']])
      await expect(as(again).desk.decide({ texts, status: 'approved' })).rejects.toThrow()
    expect((await queue({}, again)).total).toBe(1)
  })
})

describe('undoing a decision', () => {
  it('restores every text and its reports, once', async () => {
    const { article } = await oneOfEach()
    await as(await aMember(setup)).report.file({ type: 'article', id: article.id, reason: '抄来的' })
    const before = (await queue()).texts
    later()
    const { batch } = await as(admin).desk.decide({ texts: named(before), status: 'rejected' })
    expect(await as(admin).desk.batch({ batch: batch ?? '' })).toEqual({ all: 7, standing: 7 })
    const moderator = await aMember(setup, { role: 'moderator' })
    const both = await Promise.allSettled([admin, moderator].map(who => as(who).desk.undo({ batch: batch ?? '' })))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const record = ({ author, ...text }: (typeof before)[number]) => text
    expect((await queue()).texts.map(record)).toEqual(before.map(record))
    await expectRefusal(as(admin).desk.undo({ batch: batch ?? '' }), 'conflict', 'desk.batch_gone')
    const { acts } = await as(admin).audit.list({ limit: 100 })
    expect(acts.filter(({ act }) => act === 'desk.undo')).toHaveLength(7)
  })

  it('reopens the reports of a text that was kept', async () => {
    const { id } = await aBlessing(setup, { by: ada })
    await as(await aMember(setup)).report.file({ type: 'blessing', id, reason: '广告' })
    const { batch } = await as(admin).desk.decide({ texts: [`blessing ${id}`], status: 'approved' })
    expect((await queue()).total).toBe(0)
    expect(await as(admin).desk.undo({ batch: batch ?? '' })).toEqual({ done: 1, left: 0 })
    expect((await queue()).texts).toMatchObject([{ type: 'blessing', id, reasons: ['广告'], isPublic: true }])
  })

  it('leaves out texts that were decided again, and is refused after 30 days', async () => {
    const [one, other] = [await aPledge(setup, { status: 'pending' }), await aPledge(setup, { status: 'pending' })]
    const { batch } = await as(admin).desk.decide({ texts: named((await queue()).texts), status: 'approved' })
    later()
    await as(admin).pledge.review({ id: one.id, status: 'rejected' })
    expect(await as(admin).desk.undo({ batch: batch ?? '' })).toEqual({ done: 1, left: 1 })
    expect((await queue()).texts).toMatchObject([{ id: other.id }])
    const { decisions } = await as(admin).desk.decisions({})
    expect(decisions).toMatchObject([
      { textId: one.id, before: 'approved', after: 'rejected', together: 1, undoneAt: null },
      { textId: other.id, together: 2, undoneBy: admin.username },
      { textId: one.id, before: 'pending', after: 'approved', together: 2, undoneAt: null },
    ])
    clock.set(new Date(clock.now().getTime() + 31 * 86_400_000).toISOString())
    await expectRefusal(as(admin).desk.undo({ batch: decisions[0]?.batch ?? '' }), 'conflict', 'desk.batch_gone')
  })

  it('leaves out an article that was decided again, even when its status is the same', async () => {
    const { id } = await anArticle(setup, ada)
    await as(await aMember(setup)).report.file({ type: 'article', id })
    const first = await as(admin).desk.decide({ texts: named((await queue()).texts), status: 'rejected' })
    for (const [stood, status] of [
      ['archived', 'approved'],
      ['published', 'rejected'],
    ] as const) {
      later()
      const { texts } = await as(admin).content.list({ type: 'article' })
      const [text] = texts
      await as(admin).desk.decide({ texts: [`article ${id} ${text?.changedAt ?? ''} ${stood}`], status })
    }
    expect(await as(admin).desk.undo({ batch: first.batch ?? '' })).toEqual({ done: 0, left: 1 })
    expect(await as('guest').article.list({})).toMatchObject({ total: 0 })
  })

  it('does not publish content that was written while the article was hidden', async () => {
    const { id } = await anArticle(setup, ada)
    await as(await aMember(setup)).report.file({ type: 'article', id })
    const { batch } = await as(admin).desk.decide({ texts: named((await queue()).texts), status: 'rejected' })
    later()
    await as(ada).article.edit({ id, content: '谁也没有看过的话' })
    expect(await as(admin).desk.undo({ batch: batch ?? '' })).toEqual({ done: 0, left: 1 })
    expect(await as('guest').article.list({})).toMatchObject({ total: 0 })
  })
})
