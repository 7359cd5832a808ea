import { describe, expect, it } from 'vitest'
import { seconds } from '#server/kernel/clock.ts'
import { Audit } from '#server/audit/audit.entity.ts'
import { Article } from '#server/article/article.entity.ts'
import { anArticle, river } from '#test/support/articles.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em, clock } = setup

describe('editing an article', () => {
  it('changes the fields that are sent and leaves the others', async () => {
    const ada = await aMember(setup)
    const made = await anArticle(setup, ada, { tags: ['河'], summary: '摘要', coverImage: 'https://example.org/a.png' })
    clock.advance(seconds(60))
    const { id } = made
    const edited = await as(ada).article.edit({ id, content: '# 改', version: 1 })
    expect(edited).toEqual({
      ...made,
      content: '# 改',
      editedAt: clock.now().toISOString(),
      can: { ...made.can, history: true },
      html: '<h2 id="part-1">改</h2>\n',
      contents: [{ id: 'part-1', level: 2, text: '改' }],
      version: 2,
      updatedAt: '2025-10-27T02:01:00.000Z',
    })
    const bare = await as(ada).article.edit({ id, summary: null, coverImage: '', tags: [] })
    expect(bare).toMatchObject({ summary: '改', coverImage: null, tags: [], title: river.title, category: '校庆动态' })
  })

  it('is refused when the article was changed in the meantime, and returns the newest version', async () => {
    const ada = await aMember(setup)
    const { id } = await anArticle(setup, ada)
    await as(ada).article.edit({ id, title: '一', version: 1 })
    const problem = await expectRefusal(
      as(ada).article.edit({ id, title: '二', version: 1 }),
      'conflict',
      'article.changed_meanwhile',
    )
    expect(problem?.params).toEqual({ version: 2 })
    expect(await as(ada).article.byId({ id })).toMatchObject({ title: '一', version: 2 })
  })

  it('by two at the same time from the same version saves one', async () => {
    const ada = await aMember(setup)
    const { id } = await anArticle(setup, ada)
    const tries = ['一', '二', '三'].map(title => as(ada).article.edit({ id, title, version: 1 }))
    const settled = await Promise.allSettled(tries)
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await as(ada).article.byId({ id })).toMatchObject({ version: 2 })
  })

  it('is refused to others: 403 when they can read the article, 404 when they cannot', async () => {
    const ada = await aMember(setup)
    const { id } = await anArticle(setup, ada)
    const draft = await anArticle(setup, ada, { status: 'draft' })
    const other = as(await aMember(setup))
    await expectRefusal(other.article.edit({ id, title: '改' }), 'forbidden', 'article.not_yours')
    await expectRefusal(other.article.archive({ id }), 'forbidden', 'article.not_yours')
    await expectRefusal(other.article.remove({ id }), 'forbidden', 'article.not_yours')
    await expectRefusal(other.article.edit({ id: draft.id, title: '改' }), 'missing', 'article.not_found')
    await expectRefusal(other.article.remove({ id: draft.id }), 'missing', 'article.not_found')
    await expectRefusal(as('guest').article.edit({ id, title: '改' }), 'unauthenticated', 'session.required')
    await expectRefusal(as(ada).article.edit({ id: 999, title: '改' }), 'missing', 'article.not_found')
  })

  it('is recorded in the audit for an admin, and not for the author', async () => {
    const ada = await aMember(setup)
    const admin = await anAdmin(setup)
    const { id } = await anArticle(setup, ada)
    await as(ada).article.edit({ id, title: '一' })
    await as(admin).article.edit({ id, title: '二' })
    await as(admin).article.archive({ id })
    await as(admin).article.archive({ id })
    await as(admin).article.remove({ id })
    const acts = await em().find(Audit, {}, { orderBy: { id: 'asc' } })
    expect(acts.map(({ act, target }) => `${act} ${target}`)).toEqual([
      `article.edit article ${id}`,
      `article.archived article ${id}`,
      `article.remove article ${id}`,
    ])
    expect(acts[0]).toMatchObject({ before: { title: '一' }, after: { title: '二' } })
  })
})

describe('the state of an article', () => {
  it('keeps the first publication date when it is published again', async () => {
    const ada = await aMember(setup)
    const { id, publishedAt } = await anArticle(setup, ada)
    await as(ada).article.archive({ id })
    clock.advance(seconds(60))
    expect(await as(ada).article.publish({ id })).toMatchObject({ status: 'published', publishedAt })
    expect(await as(ada).article.edit({ id, status: 'draft' })).toMatchObject({
      status: 'draft',
      can: { publish: true, archive: false },
    })
  })

  it('archived by an admin, can be changed back by an admin and not by the author', async () => {
    const ada = await aMember(setup)
    const admin = as(await anAdmin(setup))
    const { id } = await anArticle(setup, ada)
    expect(await admin.article.archive({ id })).toMatchObject({ status: 'archived' })
    await as(ada).article.archive({ id })
    await expectRefusal(as(ada).article.publish({ id }), 'conflict', 'article.archived_by_admin')
    await expectRefusal(as(ada).article.edit({ id, status: 'draft' }), 'conflict', 'article.archived_by_admin')
    expect((await as(ada).article.byId({ id })).can.publish).toBe(false)
    expect(await admin.article.publish({ id })).toMatchObject({ status: 'published' })
    await as(ada).article.archive({ id })
    expect(await as(ada).article.publish({ id })).toMatchObject({ status: 'published' })
  })

  it('is not recorded as changed when a published article is published', async () => {
    const ada = await aMember(setup)
    const { id, version } = await anArticle(setup, ada)
    expect(await as(ada).article.publish({ id })).toMatchObject({ status: 'published', version })
  })

  it('after removal is missing; a second removal finds nothing, and one of two at the same time succeeds', async () => {
    const ada = await aMember(setup)
    const { id } = await anArticle(setup, ada)
    const settled = await Promise.allSettled([as(ada).article.remove({ id }), as(ada).article.remove({ id })])
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expectRefusal(as(ada).article.remove({ id }), 'missing', 'article.not_found')
    expect(await em().count(Article)).toBe(0)
  })
})
