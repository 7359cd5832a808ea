import { describe, expect, it } from 'vitest'
import { anArticle } from '#test/support/articles.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as } = setup

async function listing(...words: string[]) {
  const admin = as(await anAdmin(setup))
  await admin.review.setWords({ words, exceptions: [] })
  return admin
}

const isPublic = async () => (await as('guest').article.list({})).total === 1

describe('an article with a word of the word list', () => {
  it.each([
    ['title', { title: '代 考', content: '正文' }],
    ['content', { title: '标题', content: '可以**代**考' }],
    ['tags', { title: '标题', content: '正文', tags: ['代考'] }],
  ])('waits for review from its creation: %s', async (_, texts) => {
    const [ada, admin] = [await aMember(setup), await listing('代考')]
    const made = await as(ada).article.write(texts)
    expect(made).toMatchObject({ status: 'archived', awaitsReview: true, can: { publish: false } })
    expect(await isPublic()).toBe(false)
    await expectRefusal(as('guest').article.byId({ id: made.id }), 'missing', 'article.not_found')
    expect(await as(ada).article.byId({ id: made.id })).toMatchObject({ awaitsReview: true })
    await expectRefusal(as(ada).article.publish({ id: made.id }), 'conflict', 'article.archived_by_admin')
    expect(await admin.report.open({})).toMatchObject({ reports: [{ id: made.id, reports: 0, byWordList: true }] })
  })

  it('becomes public when an admin approves it, and stays hidden when not', async () => {
    const [ada, admin] = [as(await aMember(setup)), await listing('代考')]
    const [one, two] = [
      await ada.article.write({ title: '代考一', content: '文' }),
      await ada.article.write({ title: '代考二', content: '文' }),
    ]
    await admin.report.settle({ type: 'article', id: one.id, outcome: 'kept' })
    await admin.report.settle({ type: 'article', id: two.id, outcome: 'removed' })
    expect((await as('guest').article.list({})).articles.map(({ id }) => id)).toEqual([one.id])
    expect(await ada.article.byId({ id: two.id })).toMatchObject({ status: 'archived', awaitsReview: false })
    expect(await admin.report.open({})).toMatchObject({ total: 0 })
  })

  it('waits also when the word comes by an edit or a later publication; drafts and texts of admins do not wait', async () => {
    const [ada, admin] = [await aMember(setup), await listing('代考')]
    const draft = await as(ada).article.write({ title: '代考', content: '文', status: 'draft' })
    expect(draft).toMatchObject({ status: 'draft', awaitsReview: false })
    expect(await as(ada).article.publish({ id: draft.id })).toMatchObject({ awaitsReview: true })
    const published = await anArticle(setup, ada)
    expect(await isPublic()).toBe(true)
    expect(await as(ada).article.edit({ id: published.id, content: '代考' })).toMatchObject({ awaitsReview: true })
    expect(await isPublic()).toBe(false)
    expect(await admin.article.write({ title: '谈代考', content: '文' })).toMatchObject({ status: 'published' })
  })
})
