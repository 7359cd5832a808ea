import { describe, expect, it } from 'vitest'
import type { Pledge } from '#server/pledge/pledge.entity.ts'
import type { Api } from '#server/router.ts'
import { aMember, anAdmin, aPledge } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as } = setup

const hidden = ['pending', 'rejected'] as const

async function seenBy(who: Api, pledge: Pledge): Promise<string[]> {
  const [list, latest, shuffled, random] = await Promise.all([
    who.pledge.list({}),
    who.pledge.latest({ limit: 100 }),
    who.pledge.list({ sort: 'random' }),
    who.pledge.random({ limit: 100 }),
  ])
  const seen = (messages: { id: number }[]) => messages.some(({ id }) => id === pledge.id)
  const places = {
    list: seen(list.messages),
    latest: seen(latest),
    shuffled: seen(shuffled.messages),
    random: seen(random),
    counted: list.total > 0,
  }
  return Object.entries(places).flatMap(([place, found]) => (found ? [place] : []))
}

const byId = (who: Api, { id }: Pledge) => who.pledge.byId({ id })

describe.each(hidden)('a pledge that is %s', status => {
  it('is hidden from guests everywhere', async () => {
    const pledge = await aPledge(setup, { status, by: await aMember(setup) })
    expect(await seenBy(as('guest'), pledge)).toEqual([])
    await expectRefusal(byId(as('guest'), pledge), 'missing', 'pledge.not_found')
  })

  it('is hidden from other members everywhere', async () => {
    const pledge = await aPledge(setup, { status, by: await aMember(setup) })
    const other = as(await aMember(setup))
    expect(await seenBy(other, pledge)).toEqual([])
    await expectRefusal(byId(other, pledge), 'missing', 'pledge.not_found')
  })

  it('is visible to its sender, with its status, but in no public list', async () => {
    const ada = await aMember(setup)
    const pledge = await aPledge(setup, { status, by: ada })
    expect(await byId(as(ada), pledge)).toMatchObject({ id: pledge.id, status })
    expect(await byId(as(ada), pledge)).not.toHaveProperty('user')
    expect(await seenBy(as(ada), pledge)).toEqual([])
  })

  it('is visible to admins, with its sender, but in no public list', async () => {
    const ada = await aMember(setup, { username: 'ada' })
    const pledge = await aPledge(setup, { status, by: ada })
    const admin = as(await anAdmin(setup))
    expect(await byId(admin, pledge)).toMatchObject({ status, user: { id: ada.id, username: 'ada' } })
    expect(await seenBy(admin, pledge)).toEqual([])
  })

  it('of a guest belongs to no member', async () => {
    const pledge = await aPledge(setup, { status })
    await expectRefusal(byId(as(await aMember(setup)), pledge), 'missing', 'pledge.not_found')
    expect(await byId(as(await anAdmin(setup)), pledge)).toMatchObject({ user: null })
  })
})

describe('an approved pledge', () => {
  it('is public, without its sender', async () => {
    const pledge = await aPledge(setup, { by: await aMember(setup) })
    const { id, name, grade, message } = pledge
    const card = { id, name, grade, message, language: 'zh', createdAt: '2025-10-27T02:00:00.000Z' }
    expect(await byId(as('guest'), pledge)).toEqual(card)
    expect(await byId(as(await aMember(setup)), pledge)).toEqual(card)
    expect((await as('guest').pledge.list({})).messages).toEqual([card])
    expect(await as('guest').pledge.random({})).toEqual([card])
    expect(await seenBy(as('guest'), pledge)).toEqual(['list', 'latest', 'shuffled', 'random', 'counted'])
  })

  it.each([7, 2_147_483_647])('does not exist under the unknown id %d', async id => {
    await expectRefusal(as('guest').pledge.byId({ id }), 'missing', 'pledge.not_found')
  })
})

describe('the unpublished pledges of a sender', () => {
  it('are a member’s own waiting and rejected ones, newest first', async () => {
    const ada = await aMember(setup)
    const waiting = await aPledge(setup, { status: 'pending', by: ada })
    const rejected = await aPledge(setup, { status: 'rejected', by: ada })
    await aPledge(setup, { status: 'approved', by: ada })
    await aPledge(setup, { status: 'pending', by: await aMember(setup) })
    await aPledge(setup, { status: 'pending' })
    const seen = await as(ada).pledge.unpublished({ receipts: [] })
    expect(seen.map(({ id, status }) => [id, status])).toEqual([
      [rejected.id, 'rejected'],
      [waiting.id, 'pending'],
    ])
  })

  it('are a guest’s by their receipts', async () => {
    const waiting = await aPledge(setup, { status: 'pending', receipt: 'mine' })
    await aPledge(setup, { status: 'approved', receipt: 'mine too' })
    await aPledge(setup, { status: 'pending' })
    const seen = await as('guest').pledge.unpublished({ receipts: ['mine', 'mine too', 'guess', '\u0000'] })
    expect(seen.map(({ id }) => id)).toEqual([waiting.id])
    expect(JSON.stringify(seen)).not.toMatch(/receipt|fingerprint/)
  })

  it('are none for a guest without receipts', async () => {
    await aPledge(setup, { status: 'pending' })
    expect(await as('guest').pledge.unpublished({ receipts: [] })).toEqual([])
  })

  it('are refused for more than ten receipts', async () => {
    const receipts = Array.from({ length: 11 }, (_, index) => `guess ${index}`)
    await expectRefusal(as('guest').pledge.unpublished({ receipts }), 'invalid', 'invalid.value', 'receipts')
  })
})
