import { describe, expect, it } from 'vitest'
import { minutes } from '#server/kernel/clock.ts'
import { PageView } from '#server/page-view/page-view.entity.ts'
import { deleteOldPageViews } from '#server/page-view/page-view.queries.ts'
import { anArticle } from '#test/support/articles.ts'
import { aMember } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em, clock } = setup

const viewsFor = (id: number, visitorSession: string | undefined, address = '192.0.2.1') =>
  as('guest', { visitorSession, address })
    .article.byId({ id })
    .then(({ views }) => views)

describe('the readers of an article', () => {
  it('are counted once per visitor session in 30 minutes', async () => {
    const { id } = await anArticle(setup, await aMember(setup))
    for (const sessionId of ['one', 'two']) await as('guest').visitor.add({ sessionId })
    expect(await viewsFor(id, 'one')).toBe(1)
    expect(await viewsFor(id, 'one')).toBe(1)
    expect(await viewsFor(id, 'two')).toBe(2)
    clock.advance(minutes(30) - 1)
    expect(await viewsFor(id, 'one')).toBe(2)
    clock.advance(1)
    expect(await viewsFor(id, 'one')).toBe(3)
    expect(await viewsFor(id, 'one')).toBe(3)
  })

  it('with a made-up visitor session are counted by address', async () => {
    const { id } = await anArticle(setup, await aMember(setup))
    for (const session of ['made-up', 'another']) expect(await viewsFor(id, session)).toBe(1)
  })

  it('without a visitor session are counted by member, else by address', async () => {
    const ada = await aMember(setup)
    const { id } = await anArticle(setup, ada)
    expect(await viewsFor(id, undefined)).toBe(1)
    expect(await viewsFor(id, undefined)).toBe(1)
    expect(await viewsFor(id, undefined, '192.0.2.2')).toBe(2)
    expect((await as(ada).article.byId({ id })).views).toBe(3)
  })

  it('are counted for each article separately', async () => {
    const ada = await aMember(setup)
    const [one, two] = [await anArticle(setup, ada), await anArticle(setup, ada)]
    expect(await viewsFor(one.id, 'one')).toBe(1)
    expect(await viewsFor(two.id, 'one')).toBe(1)
  })

  it('who come at the same time are all counted, each once', async () => {
    const { id } = await anArticle(setup, await aMember(setup))
    const sessions = Array.from({ length: 20 }, (_, index) => `session-${index % 10}`)
    for (const sessionId of new Set(sessions)) await as('guest').visitor.add({ sessionId })
    await Promise.all(sessions.map(session => viewsFor(id, session)))
    expect(await viewsFor(id, 'session-1')).toBe(10)
  })

  it('are counted again after 30 minutes', async () => {
    const { id } = await anArticle(setup, await aMember(setup))
    await viewsFor(id, 'one')
    clock.advance(minutes(29))
    await deleteOldPageViews(em(), clock.now())
    expect(await em().count(PageView)).toBe(1)
    clock.advance(minutes(1))
    await deleteOldPageViews(em(), clock.now())
    expect(await em().count(PageView)).toBe(0)
  })
})
