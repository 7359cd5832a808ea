import { describe, expect, it } from 'vitest'
import type { FullArticle } from '#server/article/article.schema.ts'
import type { Member } from '#server/member/member.entity.ts'
import { anArticle } from '#test/support/articles.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as } = setup

const english = { title: 'A river in one sentence', content: 'A river ran past the door.' } as const

/** Creates the same article in both languages, linked as translations. */
async function aPair(author?: Member) {
  const ada = author ?? (await aMember(setup))
  const zh = await anArticle(setup, ada)
  const en = await anArticle(setup, ada, { ...english, translationId: zh.id })
  return { ada, zh, en }
}

const pairOf = async (id: number, who = as('guest')) => (await who.article.byId({ id })).translation?.id ?? null
const join = (who: Member, article: FullArticle, translationId: number | null) =>
  as(who).article.edit({ id: article.id, translationId })
const ids = async (query: Parameters<ReturnType<typeof as>['article']['list']>[0]) => {
  const { articles, total } = await as('guest').article.list(query)
  return [articles.map(({ id }) => id), total]
}

describe('an article and its translation', () => {
  it('link to each other, whichever of them was linked', async () => {
    const { zh, en } = await aPair()
    expect(en.translation).toEqual({ id: zh.id, language: 'zh', title: zh.title })
    expect(await pairOf(zh.id)).toBe(en.id)
    const { articles } = await as('guest').article.list({})
    expect(articles.map(({ translation }) => translation?.id)).toEqual([zh.id, en.id])
  })

  it('can be unlinked from either side, and linked again', async () => {
    const { ada, zh, en } = await aPair()
    expect(await join(ada, zh, null)).toMatchObject({ translation: null })
    expect([await pairOf(zh.id), await pairOf(en.id)]).toEqual([null, null])
    await join(ada, en, null)
    const other = await anArticle(setup, ada, { ...english, title: 'Another river' })
    await join(ada, zh, en.id)
    await join(ada, zh, other.id)
    expect([await pairOf(zh.id), await pairOf(en.id), await pairOf(other.id)]).toEqual([other.id, null, zh.id])
  })

  it('linked twice stay as they are; an editor of the other one gets a conflict', async () => {
    const { ada, zh, en } = await aPair()
    const before = await as(ada).article.source({ id: zh.id })
    expect(before).toMatchObject({ translationId: en.id, version: 2 })
    await join(ada, en, zh.id)
    expect(await as(ada).article.source({ id: zh.id })).toEqual(before)
    await expectRefusal(
      as(ada).article.edit({ id: zh.id, version: 1, translationId: null }),
      'conflict',
      'article.changed_meanwhile',
    )
  })

  it('are shown and listed together only while both are public', async () => {
    const { ada, zh, en } = await aPair()
    await as(ada).article.archive({ id: en.id })
    expect([await pairOf(zh.id), await pairOf(zh.id, as(ada))]).toEqual([null, null])
    expect(await ids({ prefer: 'en' })).toEqual([[zh.id], 1])
    await as(ada).article.publish({ id: en.id })
    expect([await pairOf(zh.id), await pairOf(en.id)]).toEqual([en.id, zh.id])
    await as(ada).article.edit({ id: zh.id, status: 'draft' })
    expect(await ids({ prefer: 'zh' })).toEqual([[en.id], 1])
    expect(await as(ada).article.source({ id: zh.id })).toMatchObject({ translationId: en.id })
  })

  it('keep the other one unlinked when one is removed', async () => {
    const { ada, zh, en } = await aPair()
    await as(ada).article.remove({ id: en.id })
    expect([await pairOf(zh.id), await ids({ prefer: 'en' })]).toEqual([null, [[zh.id], 1]])
    expect(await as(ada).article.source({ id: zh.id })).toMatchObject({ translationId: null })
  })

  it('are unlinked when an edit puts both into one language', async () => {
    const { ada, zh, en } = await aPair()
    await as(ada).article.edit({ id: en.id, title: '另一句', content: '河从门前过。' })
    expect([await pairOf(zh.id), await pairOf(en.id)]).toEqual([null, null])
    expect(await as(ada).article.source({ id: zh.id })).toMatchObject({ translationId: null })
  })
})

describe('linking two articles', () => {
  it('is refused to their author for somebody else’s, for the same language, for itself and for a missing one', async () => {
    const { zh } = await aPair()
    const eve = await aMember(setup)
    const own = await anArticle(setup, eve, english)
    const same = await anArticle(setup, eve, { ...english, title: 'Once more' })
    for (const wanted of [zh.id, same.id, own.id, 9999])
      await expectRefusal(join(eve, own, wanted), 'invalid', 'article.translation', 'translationId')
    await expectRefusal(join(eve, zh, own.id), 'forbidden', 'article.not_yours')
    await expectRefusal(
      anArticle(setup, eve, { translationId: same.id, ...english }),
      'invalid',
      'article.translation',
      'translationId',
    )
  })

  it('is allowed to an admin for articles of others too', async () => {
    const zh = await anArticle(setup, await aMember(setup))
    const en = await anArticle(setup, await aMember(setup), english)
    await join(await anAdmin(setup), zh, en.id)
    expect([await pairOf(zh.id), await pairOf(en.id)]).toEqual([en.id, zh.id])
  })

  it('cannot take a translation that is already linked', async () => {
    const { ada, zh } = await aPair()
    const third = await anArticle(setup, ada, { ...english, title: 'A third' })
    await expectRefusal(join(ada, third, zh.id), 'conflict', 'article.translation_taken', 'translationId')
  })

  it('offers an author only their own articles without a translation, and only in an editor of their own article', async () => {
    const { ada, zh, en } = await aPair()
    const free = await anArticle(setup, ada, { title: '还没有', status: 'draft' })
    const offered = async (id?: number) => (await as(ada).article.translatable({ id })).map(each => each.id)
    expect(await offered()).toEqual([free.id])
    expect(await offered(en.id)).toEqual([zh.id, free.id])
    expect(await offered(free.id)).toEqual([])
    await expectRefusal(as(await aMember(setup)).article.translatable({ id: en.id }), 'forbidden', 'article.not_yours')
    await expectRefusal(as('guest').article.translatable({}), 'unauthenticated', 'session.required')
  })

  it('does not reveal the title of a linked article that its author has hidden since', async () => {
    const [ada, bob] = [await aMember(setup), await aMember(setup)]
    const zh = await anArticle(setup, ada)
    const en = await anArticle(setup, bob, english)
    await join(await anAdmin(setup), zh, en.id)
    await as(bob).article.edit({ id: en.id, status: 'draft', title: 'Not for everybody' })
    expect(await as(ada).article.translatable({ id: zh.id })).toEqual([{ id: en.id, language: 'en', title: '' }])
  })

  it('in both directions at the same time succeeds', async () => {
    const { ada, zh, en } = await aPair()
    await Promise.all([join(ada, zh, null), join(ada, en, null), as(ada).article.archive({ id: en.id })])
    expect([await pairOf(zh.id), (await as(ada).article.source({ id: en.id })).translationId]).toEqual([null, null])
  })
})

describe('lists of articles', () => {
  it('hold one language, or all languages with each pair once, as requested; all by default', async () => {
    const { ada, zh, en } = await aPair()
    const alone = await anArticle(setup, ada, { title: '没有译文', category: 'maxims' })
    expect(await ids({})).toEqual([[alone.id, en.id, zh.id], 3])
    expect(await ids({ language: 'zh' })).toEqual([[alone.id, zh.id], 2])
    expect(await ids({ language: 'en' })).toEqual([[en.id], 1])
    expect(await ids({ prefer: 'en' })).toEqual([[alone.id, en.id], 2])
    expect(await ids({ prefer: 'zh' })).toEqual([[alone.id, zh.id], 2])
    expect(await ids({ language: 'en', category: 'maxims' })).toEqual([[], 0])
  })

  it('are searched by the same rule', async () => {
    const { zh, en } = await aPair()
    const { ada } = await aPair()
    await anArticle(setup, ada, { title: 'River 与河', content: '河 river 河 river 河', language: 'zh' })
    expect((await ids({ search: 'river', language: 'en' }))[1]).toBe(2)
    expect((await ids({ search: '河' }))[1]).toBe(3)
    expect((await as('guest').search.find({ q: '河', prefer: 'en' })).total).toBe(3)
    const both = { title: '门前的河', content: 'water 水，小时候，河从门前过。' }
    const twin = await anArticle(setup, ada, both)
    const { id } = await anArticle(setup, ada, { title: 'The river', content: 'water 水', translationId: twin.id })
    const found = async (prefer: 'zh' | 'en') =>
      (await as('guest').search.find({ q: 'water 水', prefer })).results.map(each => each.id)
    expect([await found('zh'), await found('en')]).toEqual([[twin.id], [id]])
    expect(
      (await as('guest').search.find({ q: 'river', language: 'zh' })).results.map(({ language }) => language),
    ).toEqual(['zh'])
    expect([zh.language, en.language]).toEqual(['zh', 'en'])
  })

  it('for feeds hold one language when it is requested', async () => {
    const { en } = await aPair()
    expect((await as('guest').article.newest({ language: 'en' })).map(({ id }) => id)).toEqual([en.id])
  })

  it('give the language that the author chose', async () => {
    const ada = await aMember(setup)
    const { id } = await anArticle(setup, ada, { language: 'en' })
    expect(await ids({ language: 'en' })).toEqual([[id], 1])
    expect(await as(ada).article.edit({ id, language: null })).toMatchObject({ language: 'zh' })
  })
})
