import { describe, expect, it } from 'vitest'
import { aMember, anAdmin, aPledge } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'
import type { ReviewStatus } from '#server/kernel/primitives.schema.ts'

const setup = await testSite()
const { as } = setup

const guest = as('guest')

async function pledges(count: number, status: ReviewStatus = 'approved'): Promise<number[]> {
  const ids: number[] = []
  for (let index = 0; index < count; index += 1)
    ids.push((await aPledge(setup, { status, message: `第${index}句` })).id)
  return ids
}

const idsOf = (messages: { id: number }[]) => messages.map(({ id }) => id)

describe('the list of pledges', () => {
  it('is empty before the first one', async () => {
    expect(await guest.pledge.list({})).toEqual({ messages: [], total: 0, page: 1, limit: 20, totalPages: 0 })
  })

  it('has twenty to a page, newest first', async () => {
    const ids = (await pledges(25)).reverse()
    const first = await guest.pledge.list({})
    expect(idsOf(first.messages)).toEqual(ids.slice(0, 20))
    expect(first).toMatchObject({ total: 25, page: 1, limit: 20, totalPages: 2 })
    expect(idsOf((await guest.pledge.list({ page: 2 })).messages)).toEqual(ids.slice(20))
  })

  it('past its end is empty, with exact totals', async () => {
    await pledges(3)
    for (const page of [2, 1000, Number.MAX_SAFE_INTEGER]) {
      const past = { messages: [], total: 3, page, limit: 20, totalPages: 1 }
      expect(await guest.pledge.list({ page })).toEqual(past)
    }
  })

  it('limits a page to a hundred', async () => {
    await pledges(101)
    const { messages, ...totals } = await guest.pledge.list({ limit: 1000 })
    expect(messages).toHaveLength(100)
    expect(totals).toEqual({ total: 101, page: 1, limit: 100, totalPages: 2 })
  })

  it.each([
    [{ page: 0 }, 'invalid.page', 'page'],
    [{ page: -1 }, 'invalid.page', 'page'],
    [{ page: 1.5 }, 'invalid.page', 'page'],
    [{ limit: 0 }, 'invalid.limit', 'limit'],
    [{ limit: Number.NaN }, 'invalid.limit', 'limit'],
  ])('refuses %j', async (asked, code, field) => {
    await expectRefusal(guest.pledge.list(asked), 'invalid', code, field)
  })

  it('in random order holds each once, with exact totals', async () => {
    const ids = await pledges(30)
    const { messages, ...totals } = await guest.pledge.list({ sort: 'random', limit: 30 })
    expect(idsOf(messages).sort((one, other) => one - other)).toEqual(ids)
    expect(totals).toEqual({ total: 30, page: 1, limit: 30, totalPages: 1 })
  })
})

describe('the newest pledges', () => {
  it('are the last approved ones, five by default', async () => {
    const ids = (await pledges(7)).reverse()
    await pledges(2, 'pending')
    expect(idsOf(await guest.pledge.latest({}))).toEqual(ids.slice(0, 5))
    expect(idsOf(await guest.pledge.latest({ limit: 1000 }))).toEqual(ids)
  })
})

describe('a random draw of pledges', () => {
  it('from none is empty', async () => {
    expect(await guest.pledge.random({})).toEqual([])
  })

  it('gives five different ones', async () => {
    const ids = await pledges(20)
    for (let draw = 0; draw < 20; draw += 1) {
      const drawn = idsOf(await guest.pledge.random({}))
      expect(new Set(drawn).size).toBe(5)
      for (const id of drawn) expect(ids).toContain(id)
    }
  })

  it('differs from time to time, and reaches every pledge', async () => {
    const ids = await pledges(6)
    const seen = new Set<number>()
    for (let draw = 0; draw < 60; draw += 1) for (const { id } of await guest.pledge.random({ limit: 2 })) seen.add(id)
    expect([...seen].sort((one, other) => one - other)).toEqual(ids)
  })

  it('of more than there are gives all of them', async () => {
    const ids = await pledges(7)
    expect(idsOf(await guest.pledge.random({ limit: 100 })).sort((one, other) => one - other)).toEqual(ids)
  })
})

describe('the list for admins', () => {
  it('holds every pledge with its status and sender, newest first', async () => {
    const ada = await aMember(setup, { username: 'ada' })
    const one = await aPledge(setup, { status: 'pending', by: ada })
    const two = await aPledge(setup, { status: 'rejected' })
    const three = await aPledge(setup)
    const all = await as(await anAdmin(setup)).pledge.listAll({})
    expect(all.messages.map(({ id, status, user }) => [id, status, user])).toEqual([
      [three.id, 'approved', null],
      [two.id, 'rejected', null],
      [one.id, 'pending', { id: ada.id, username: 'ada' }],
    ])
    expect(all).toMatchObject({ total: 3, page: 1, limit: 20, totalPages: 1 })
    expect(JSON.stringify(all)).not.toMatch(/receipt|fingerprint|email|password/i)
  })

  it('filters by status; the oldest waiting ones come first', async () => {
    const waiting = await pledges(3, 'pending')
    const approved = await pledges(2)
    const admin = as(await anAdmin(setup))
    expect(idsOf((await admin.pledge.listAll({ status: 'pending' })).messages)).toEqual(waiting)
    expect(await admin.pledge.listAll({ status: 'approved' })).toMatchObject({
      total: 2,
      messages: [{ id: approved[1] }, {}],
    })
    expect(await admin.pledge.listAll({ status: 'pending', page: 2, limit: 2 })).toMatchObject({
      messages: [{ id: waiting[2] }],
      total: 3,
      totalPages: 2,
    })
  })
})
