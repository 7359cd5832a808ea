import { describe, expect, it } from 'vitest'
import { Audit } from '#server/audit/audit.entity.ts'
import { Pledge } from '#server/pledge/pledge.entity.ts'
import { aMember, anAdmin, aPledge, words } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const house = await testSite()
const { em, as } = house

const guest = as('guest')

describe('who holds the receipt', () => {
  it('sees how the pledge stands, from its sending to its review', async () => {
    const { receipt, ...made } = await guest.pledge.submit(words)
    expect(await guest.pledge.byReceipt({ receipt })).toEqual(made)
    await as(await anAdmin(house)).pledge.review({ id: made.id, status: 'rejected', reason: '请写得具体一些' })
    expect(await guest.pledge.byReceipt({ receipt })).toMatchObject({ status: 'rejected', reason: '请写得具体一些' })
  })

  it('withdraws it for good', async () => {
    const { receipt } = await guest.pledge.submit(words)
    expect(await guest.pledge.withdraw({ receipt })).toBeNull()
    expect(await em().count(Pledge)).toBe(0)
    await expectRefusal(guest.pledge.byReceipt({ receipt }), 'missing', 'pledge.not_found')
  })

  it('withdraws it also when it was approved, and it is gone from every list', async () => {
    const pledge = await aPledge(house, { receipt: 'mine' })
    await guest.pledge.withdraw({ receipt: 'mine' })
    expect(await guest.pledge.list({})).toMatchObject({ messages: [], total: 0 })
    expect(await guest.pledge.random({})).toEqual([])
    await expectRefusal(guest.pledge.byId({ id: pledge.id }), 'missing', 'pledge.not_found')
  })

  it('may be anybody: a member on another device, too', async () => {
    const { receipt } = await guest.pledge.submit(words)
    expect(await as(await aMember(house)).pledge.withdraw({ receipt })).toBeNull()
  })

  it('withdraws nothing but that one', async () => {
    const kept = await aPledge(house, { receipt: 'another' })
    await aPledge(house, { receipt: 'mine' })
    await guest.pledge.withdraw({ receipt: 'mine' })
    expect((await em().find(Pledge, { status: 'approved' })).map(({ id }) => id)).toEqual([kept.id])
  })

  it('cannot withdraw it twice', async () => {
    const { receipt } = await guest.pledge.submit(words)
    await guest.pledge.withdraw({ receipt })
    await expectRefusal(guest.pledge.withdraw({ receipt }), 'missing', 'pledge.not_found')
  })

  it('withdraws it once when pressing twice at once', async () => {
    const { receipt } = await guest.pledge.submit(words)
    await Promise.allSettled([guest.pledge.withdraw({ receipt }), guest.pledge.withdraw({ receipt })])
    expect(await em().count(Pledge)).toBe(0)
  })

  it('leaves no trace among the acts of admins', async () => {
    const { receipt } = await guest.pledge.submit(words)
    await guest.pledge.withdraw({ receipt })
    expect(await em().count(Audit)).toBe(0)
  })
})

describe('who does not', () => {
  it.each(['', 'guess', '\u0000', '%', 'x'.repeat(200)])('sees and withdraws nothing with %j', async receipt => {
    await aPledge(house, { receipt: 'mine' })
    await expectRefusal(guest.pledge.byReceipt({ receipt }), 'missing', 'pledge.not_found')
    await expectRefusal(guest.pledge.withdraw({ receipt }), 'missing', 'pledge.not_found')
    expect(await em().count(Pledge)).toBe(1)
  })

  it('sees and withdraws nothing with what the table holds', async () => {
    const pledge = await aPledge(house, { receipt: 'mine' })
    await expectRefusal(guest.pledge.withdraw({ receipt: pledge.receiptHash }), 'missing', 'pledge.not_found')
  })

  it('is refused a receipt that is far too long', async () => {
    const receipt = 'x'.repeat(201)
    await expectRefusal(guest.pledge.byReceipt({ receipt }), 'invalid', 'pledge.not_found', 'receipt')
  })
})
