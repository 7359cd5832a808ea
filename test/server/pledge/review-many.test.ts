import { describe, expect, it } from 'vitest'
import { Audit } from '#server/audit/audit.entity.ts'
import { Pledge } from '#server/pledge/pledge.entity.ts'
import { aMember, anAdmin, aPledge } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em, site } = setup

const waiting = async (count: number) => {
  const pledges = []
  for (let made = 0; made < count; made += 1) pledges.push(await aPledge(setup, { status: 'pending' }))
  return pledges.map(({ id }) => id)
}

const statusOf = async (id: number) => (await em().findOneOrFail(Pledge, id)).status

/** Records the ids that live pages receive, until the returned function is called. */
function arrivals() {
  const ids: number[] = []
  const stop = site.bus.on('textShown', ({ id }) => ids.push(id))
  return () => {
    stop()
    return ids
  }
}

describe('reviewing several pledges together', () => {
  it('approves all of them, records each act and sends each to live pages', async () => {
    const admin = await anAdmin(setup)
    const ids = await waiting(3)
    const heard = arrivals()
    const result = await as(admin).pledge.reviewMany({ ids, status: 'approved', seen: 'pending' })
    expect(result).toEqual({ reviewed: ids, passedOver: [] })
    expect(await Promise.all(ids.map(statusOf))).toEqual(['approved', 'approved', 'approved'])
    expect(
      (await em().find(Audit, {}, { orderBy: { id: 'asc' } })).map(({ act, target }) => `${act} ${target}`),
    ).toEqual(ids.map(id => `pledge.review pledge ${id}`))
    expect(heard()).toEqual(ids)
  })

  it('stores the reason of a rejection with each', async () => {
    const ids = await waiting(2)
    await as(await anAdmin(setup)).pledge.reviewMany({ ids, status: 'rejected', reason: ' advertising ' })
    const kept = await em().find(Pledge, { id: { $in: ids } })
    expect(kept.map(({ reason }) => reason)).toEqual(['advertising', 'advertising'])
  })

  it('leaves out pledges that were withdrawn or reviewed by somebody else in the meantime', async () => {
    const [one = 0, other = 0, third = 0] = await waiting(3)
    const [ada, bo] = [await anAdmin(setup), await anAdmin(setup)]
    await as(bo).pledge.review({ id: one, status: 'rejected', reason: 'twice' })
    await as(bo).pledge.remove({ id: other })
    const result = await as(ada).pledge.reviewMany({ ids: [one, other, third], status: 'approved', seen: 'pending' })
    expect(result).toEqual({ reviewed: [third], passedOver: [one, other] })
    expect(await statusOf(one)).toBe('rejected')
  })

  it('replaces an earlier result that the admin has seen', async () => {
    const { id } = await aPledge(setup, { status: 'approved' })
    const admin = await anAdmin(setup)
    const result = await as(admin).pledge.reviewMany({ ids: [id], status: 'rejected', seen: 'approved' })
    expect(result).toEqual({ reviewed: [id], passedOver: [] })
    expect(await statusOf(id)).toBe('rejected')
  })

  it('by two admins at the same time gives each pledge one result', async () => {
    const ids = await waiting(4)
    const [ada, bo] = [await anAdmin(setup), await anAdmin(setup)]
    const results = await Promise.all([
      as(ada).pledge.reviewMany({ ids, status: 'approved', seen: 'pending' }),
      as(bo).pledge.reviewMany({ ids: [...ids].reverse(), status: 'rejected', seen: 'pending' }),
    ])
    expect(results.flatMap(({ reviewed }) => reviewed).sort((a, b) => a - b)).toEqual(ids)
    expect(await em().count(Audit)).toBe(4)
  })

  it('counts a pledge once whose id is sent twice', async () => {
    const [id = 0] = await waiting(1)
    const result = await as(await anAdmin(setup)).pledge.reviewMany({ ids: [id, id], status: 'approved' })
    expect(result).toEqual({ reviewed: [id], passedOver: [] })
  })

  it('is for admins alone, with one to a hundred ids', async () => {
    const [id = 0] = await waiting(1)
    const call = { ids: [id], status: 'approved' as const }
    await expectRefusal(as('guest').pledge.reviewMany(call), 'unauthenticated', 'session.required')
    await expectRefusal(as(await aMember(setup)).pledge.reviewMany(call), 'forbidden', 'session.not_admin')
    const admin = as(await anAdmin(setup))
    await expectRefusal(admin.pledge.reviewMany({ ...call, ids: [] }), 'invalid', 'pledge.none_chosen', 'ids')
    const many = Array.from({ length: 101 }, (_, index) => index + 1)
    await expectRefusal(admin.pledge.reviewMany({ ...call, ids: many }), 'invalid', 'pledge.too_many_chosen', 'ids')
    expect(await statusOf(id)).toBe('pending')
  })
})
