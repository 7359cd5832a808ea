import { describe, expect, it } from 'vitest'
import { Article } from '#server/article/article.entity.ts'
import { Audit } from '#server/audit/audit.entity.ts'
import { limits } from '#server/rpc/limits.ts'
import { Blessing } from '#server/blessing/blessing.entity.ts'
import type { Member } from '#server/member/member.entity.ts'
import { Report } from '#server/report/report.entity.ts'
import { textTypes, type TextType } from '#server/kernel/text-kind-properties.schema.ts'
import { mailReporters } from '#server/report/mail-reporters.ts'
import { aComment, anArticle } from '#test/support/articles.ts'
import { aBoard, aPost, aReply } from '#test/support/forum.ts'
import { lettersIn } from '#test/support/mail.ts'
import { aBlessing, aMember, anAdmin, aPledge } from '#test/support/people.ts'
import { expectRefusal, expectToBeRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite({ limits: 'on' })
const { em, as } = setup

const three = () => Promise.all(Array.from({ length: 3 }, () => aMember(setup)))
const acts = async () => (await em().find(Audit, { id: { $gt: 0 } }, { orderBy: { id: 'asc' } })).map(({ act }) => act)
const statusOf = async (id: number) => (await em().findOneOrFail(Blessing, id)).status

const makings: Readonly<Record<TextType, () => Promise<number>>> = {
  blessing: async () => (await aBlessing(setup)).id,
  pledge: async () => (await aPledge(setup)).id,
  wish: async () => (await as(await aMember(setup)).torch.add({ wish: '江河安澜' })).leg.from,
  article: async () => (await anArticle(setup, await aMember(setup))).id,
  comment: async () => {
    const author = await aMember(setup)
    return (await aComment(setup, author, (await anArticle(setup, author)).id)).id
  },
  post: async () => (await aPost(setup, await aMember(setup), (await aBoard(setup)).id)).id,
  reply: async () => {
    const author = await aMember(setup)
    return (await aReply(setup, author, (await aPost(setup, author, (await aBoard(setup)).id)).id)).id
  },
}

const isSeen: Readonly<Record<TextType, (id: number) => Promise<boolean>>> = {
  blessing: async () => (await as('guest').blessing.list({})).total > 0,
  pledge: async () => (await as('guest').pledge.list({})).total > 0,
  wish: async () => (await as('guest').torch.wishes({})).length > 0,
  article: async () => (await as('guest').article.list({})).total > 0,
  comment: async () => (await as('guest').comment.list({ articleId: 1 })).total > 0,
  post: async () => (await as('guest').post.list({})).total > 0,
  reply: async () => (await as('guest').reply.list({ postId: 1 })).total > 0,
}

const unreviewed = textTypes.filter(type => type !== 'pledge')

describe.each(unreviewed)('a %s', type => {
  it('is hidden by the third report, and public again when an admin keeps it', async () => {
    const id = await makings[type]()
    for (const who of await three()) {
      expect(await isSeen[type](id)).toBe(true)
      await as(who).report.file({ type, id })
    }
    expect(await isSeen[type](id)).toBe(false)
    const admin = as(await anAdmin(setup))
    expect(await admin.report.open({})).toMatchObject({
      reports: [{ type, id, reports: 3, text: { isPublic: false } }],
    })
    expect(await admin.report.settle({ type, id, outcome: 'kept' })).toEqual({ settled: 3 })
    expect(await isSeen[type](id)).toBe(true)
    expect(await admin.report.open({})).toMatchObject({ reports: [], total: 0 })
  })
})

describe.each(textTypes)('a reported %s', type => {
  it('is removed when an admin decides so, with any number of reports', async () => {
    const id = await makings[type]()
    await as(await aMember(setup)).report.file({ type, id, reason: '广告' })
    await as(await anAdmin(setup)).report.settle({ type, id, outcome: 'removed', reason: '广告' })
    expect(await isSeen[type](id)).toBe(false)
    expect((await acts()).at(-1)).toBe('report.settle')
  })
})

describe('the end of a report', () => {
  const statusesOf = async (who: Member) => (await as(who).report.mine({})).reports.map(({ status }) => status)

  it.each([
    ['approved', 'kept'],
    ['rejected', 'removed'],
  ] as const)('comes by a review with the status %s, with the outcome %s', async (status, ended) => {
    const [ada, admin] = [await aMember(setup), as(await anAdmin(setup))]
    const id = await makings.blessing()
    for (const who of [ada, await aMember(setup), await aMember(setup)])
      await as(who).report.file({ type: 'blessing', id })
    expect(await statusesOf(ada)).toEqual(['open'])
    await admin.blessing.review({ id, status })
    expect(await statusesOf(ada)).toEqual([ended])
    expect(await admin.report.open({})).toMatchObject({ total: 0 })
  })

  it('comes also by removing the text, or the article that it belongs to', async () => {
    const [ada, author] = [await aMember(setup), await aMember(setup)]
    const blessing = await aBlessing(setup, { by: author })
    const article = await anArticle(setup, author)
    const comment = await aComment(setup, author, article.id)
    await as(ada).report.file({ type: 'blessing', id: blessing.id })
    await as(ada).report.file({ type: 'comment', id: comment.id })
    await as(author).blessing.remove({ id: blessing.id })
    await as(author).article.remove({ id: article.id })
    expect(await statusesOf(ada)).toEqual(['removed', 'removed'])
  })

  it('does not come by an edit of a hidden text by its author', async () => {
    const [ada, author] = [await aMember(setup), await aMember(setup)]
    const { id } = await aBlessing(setup, { by: author })
    for (const who of [ada, await aMember(setup), await aMember(setup)])
      await as(who).report.file({ type: 'blessing', id })
    await as(author).blessing.edit({ id, content: '换一句' })
    expect(await isSeen.blessing(id)).toBe(false)
    expect(await statusesOf(ada)).toEqual(['open'])
  })

  it('brings each reporter one letter, in the language of the report', async () => {
    const [ada, bo] = [await aMember(setup, { username: 'ada' }), await aMember(setup, { username: 'bo' })]
    const admin = as(await anAdmin(setup))
    const id = await makings.blessing()
    await as(ada).report.file({ type: 'blessing', id })
    await as(bo, { locale: 'en' }).report.file({ type: 'blessing', id })
    await admin.report.settle({ type: 'blessing', id, outcome: 'kept' })
    await mailReporters(setup.site)
    const letters = await lettersIn(setup)
    expect(letters.map(({ kind, address, locale }) => [kind, address, locale])).toEqual([
      ['report_kept', ada.email, 'zh'],
      ['report_kept', bo.email, 'en'],
    ])
  })
})

describe('a member', () => {
  it('can report a text once, and is informed of the outcome', async () => {
    const [ada, id] = [as(await aMember(setup)), await makings.blessing()]
    expect(await ada.report.file({ type: 'blessing', id, reason: ' 广告 ' })).toMatchObject({
      type: 'blessing',
      targetId: id,
      reason: '广告',
      status: 'open',
      settledAt: null,
      text: { link: `/blessings/${id}` },
    })
    await expectRefusal(ada.report.file({ type: 'blessing', id }), 'conflict', 'report.already')
    await as(await anAdmin(setup)).report.settle({ type: 'blessing', id, outcome: 'removed' })
    expect(await ada.report.mine({})).toMatchObject({
      reports: [{ targetId: id, text: null, status: 'removed', settledAt: '2025-10-27T02:00:00.000Z' }],
      total: 1,
    })
    expect(await as(await aMember(setup)).report.mine({})).toMatchObject({ total: 0 })
  })

  it('cannot report an own, a hidden or a missing text', async () => {
    const ada = await aMember(setup)
    const own = await aBlessing(setup, { by: ada })
    const hidden = await aBlessing(setup, { status: 'pending' })
    const file = (id: number) => as(ada).report.file({ type: 'blessing', id })
    await expectRefusal(file(own.id), 'conflict', 'report.own_text')
    await expectRefusal(file(hidden.id), 'missing', 'report.not_found')
    await expectRefusal(file(99), 'missing', 'report.not_found')
    const reason = '长'.repeat(201)
    const long = as(ada).report.file({ type: 'blessing', id: own.id, reason })
    await expectRefusal(long, 'invalid', 'report.reason_too_long', 'reason')
    expect(await em().count(Report)).toBe(0)
    await expectRefusal(as(ada).report.about({ type: 'blessing', id: hidden.id }), 'missing', 'report.not_found')
    expect(await as(ada).report.about({ type: 'blessing', id: own.id })).toMatchObject({ content: own.content })
  })

  it('can report at most 20 texts an hour', async () => {
    const ada = as(await aMember(setup))
    const id = await makings.blessing()
    await ada.report.file({ type: 'blessing', id })
    for (let count = 1; count < limits.report.points; count += 1)
      await ada.report
        .file({ type: 'blessing', id })
        .catch((error: unknown) => expectToBeRefusal(error, 'conflict', 'report.already'))
    await expectRefusal(ada.report.file({ type: 'blessing', id }), 'too_many', 'site.too_many')
  })
})

describe('concurrent requests', () => {
  it('of five reporters store five reports, and hide the text once', async () => {
    const id = await makings.blessing()
    const people = await Promise.all(Array.from({ length: 5 }, () => aMember(setup)))
    const tries = await Promise.allSettled(people.map(who => as(who).report.file({ type: 'blessing', id })))
    // The reporters after the third find the text hidden already.
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await statusOf(id)).toBe('pending')
  })

  it('of the same reporter store one report', async () => {
    const [ada, id] = [await aMember(setup), await makings.blessing()]
    await Promise.allSettled([1, 2].map(() => as(ada).report.file({ type: 'blessing', id })))
    expect(await em().count(Report)).toBe(1)
  })

  it('of two admins settle a report once', async () => {
    const id = await makings.blessing()
    await as(await aMember(setup)).report.file({ type: 'blessing', id })
    const admins = [as(await anAdmin(setup)), as(await anAdmin(setup))]
    const tries = await Promise.allSettled(
      admins.map(admin => admin.report.settle({ type: 'blessing', id, outcome: 'kept' })),
    )
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await acts()).filter(act => act === 'report.settle')).toHaveLength(1)
  })
})

describe('anybody else', () => {
  it('cannot report, list or settle', async () => {
    const id = await makings.blessing()
    const target = { type: 'blessing', id } as const
    await expectRefusal(as('guest').report.file(target), 'unauthenticated', 'session.required')
    await expectRefusal(as('guest').report.mine({}), 'unauthenticated', 'session.required')
    const ada = as(await aMember(setup))
    await expectRefusal(ada.report.open({}), 'forbidden', 'session.not_admin')
    await expectRefusal(ada.report.settle({ ...target, outcome: 'kept' }), 'forbidden', 'session.not_admin')
  })

  it('gets a refusal to settle a text without reports', async () => {
    const id = await makings.blessing()
    const admin = as(await anAdmin(setup))
    const settle = admin.report.settle({ type: 'blessing', id, outcome: 'removed' })
    await expectRefusal(settle, 'missing', 'report.none_open')
    expect(await statusOf(id)).toBe('approved')
  })
})

it('keeping a reported article restores only that article; another one that its author archived stays archived', async () => {
  const ada = await aMember(setup)
  const { id } = await anArticle(setup, ada)
  await as(await aMember(setup)).report.file({ type: 'article', id })
  await as(ada).article.archive({ id })
  await as(await anAdmin(setup)).report.settle({ type: 'article', id, outcome: 'kept' })
  expect((await em().findOneOrFail(Article, id)).status).toBe('archived')
})

it('a comment that is hidden by its article or by the comment that it answers cannot be reported', async () => {
  const [author, who, admin] = [await aMember(setup), await aMember(setup), await anAdmin(setup)]
  const article = await anArticle(setup, author)
  const thread = await aComment(setup, author, article.id)
  const answer = await aComment(setup, author, article.id, { parentId: thread.id })
  await as(admin).comment.review({ id: thread.id, status: 'rejected', reason: '不合适' })
  await expectRefusal(as(who).report.file({ type: 'comment', id: answer.id }), 'missing', 'report.not_found')
  await as(admin).comment.review({ id: thread.id, status: 'approved' })
  await as(author).article.edit({ id: article.id, status: 'draft' })
  await expectRefusal(as(who).report.file({ type: 'comment', id: thread.id }), 'missing', 'report.not_found')
})
