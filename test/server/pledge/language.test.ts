import { describe, expect, it } from 'vitest'
import { aPledge, anAdmin, words } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as } = setup

/** Creates three Chinese pledges, then two English ones, then a Chinese one. */
async function six() {
  for (const [index, language] of (['zh', 'zh', 'zh', 'en', 'en', 'zh'] as const).entries())
    await aPledge(setup, { message: `${language} ${index}`, language })
}

const said = (messages: readonly { message: string }[]) => messages.map(({ message }) => message)

describe('the language of a pledge', () => {
  it('is detected from its words, and public', async () => {
    const { id } = await as('guest').pledge.submit({ ...words, message: 'As calm as the rivers.' })
    await as(await anAdmin(setup)).pledge.review({ id, status: 'approved' })
    expect(await as('guest').pledge.byId({ id })).toMatchObject({ language: 'en' })
  })

  it('filters lists, their totals and random draws; without a filter they hold all languages', async () => {
    await six()
    const guest = as('guest')
    expect(await guest.pledge.list({ language: 'en' })).toMatchObject({ total: 2, totalPages: 1 })
    expect(said((await guest.pledge.list({ language: 'zh', limit: 2, page: 2 })).messages)).toEqual(['zh 1', 'zh 0'])
    expect(await guest.pledge.list({})).toMatchObject({ total: 6 })
    expect(said(await guest.pledge.random({ language: 'en' })).sort()).toEqual(['en 3', 'en 4'])
    expect(await guest.pledge.random({ limit: 100 })).toHaveLength(6)
    expect(await guest.pledge.list({ sort: 'random', language: 'en' })).toMatchObject({ total: 2 })
  })

  it('puts the viewer’s language first when requested, and fills up with others', async () => {
    await six()
    const guest = as('guest')
    expect(said(await guest.pledge.latest({ prefer: 'en', limit: 4 }))).toEqual(['en 4', 'en 3', 'zh 5', 'zh 2'])
    expect(said(await guest.pledge.latest({ prefer: 'zh', limit: 3 }))).toEqual(['zh 5', 'zh 2', 'zh 1'])
    expect(said(await guest.pledge.latest({ limit: 2 }))).toEqual(['zh 5', 'en 4'])
  })

  it('is counted correctly after reviews and removals', async () => {
    await six()
    const admin = as(await anAdmin(setup))
    const { messages } = await admin.pledge.list({ language: 'en' })
    await admin.pledge.review({ id: messages[0]?.id ?? 0, status: 'rejected' })
    await admin.pledge.remove({ id: messages[1]?.id ?? 0 })
    expect(await admin.pledge.list({ language: 'en' })).toMatchObject({ total: 0, messages: [] })
    expect(await admin.pledge.list({})).toMatchObject({ total: 4 })
  })
})
