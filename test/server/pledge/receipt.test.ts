import { describe, expect, it } from 'vitest'
import { Audit } from '#server/audit/audit.entity.ts'
import { Pledge } from '#server/pledge/pledge.entity.ts'
import { unpublishedStatement } from '#server/pledge/pledge.queries.ts'
import { aMember, anAdmin, aPledge, words } from '#test/support/people.ts'
import { planByIndex } from '#test/support/plan-by-index.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { em, as } = setup

const guest = as('guest')

describe('the holder of a receipt', () => {
  it('can see the status of the pledge, from its sending to its review', async () => {
    const { receipt, ...made } = await guest.pledge.submit(words)
    expect(await guest.pledge.byReceipt({ receipt })).toEqual(made)
    await as(await anAdmin(setup)).pledge.review({ id: made.id, status: 'rejected', reason: '请写得具体一些' })
    expect(await guest.pledge.byReceipt({ receipt })).toMatchObject({ status: 'rejected', reason: '请写得具体一些' })
  })

  it('can withdraw it permanently', async () => {
    const { receipt } = await guest.pledge.submit(words)
    expect(await guest.pledge.withdraw({ receipt })).toBeNull()
    expect(await em().count(Pledge)).toBe(0)
    await expectRefusal(guest.pledge.byReceipt({ receipt }), 'missing', 'pledge.not_found')
  })

  it('can withdraw it also after its approval, and it disappears from every list', async () => {
    const pledge = await aPledge(setup, { receipt: 'mine' })
    await guest.pledge.withdraw({ receipt: 'mine' })
    expect(await guest.pledge.list({})).toMatchObject({ messages: [], total: 0 })
    expect(await guest.pledge.random({})).toEqual([])
    await expectRefusal(guest.pledge.byId({ id: pledge.id }), 'missing', 'pledge.not_found')
  })

  it('may be anybody, also a member on another device', async () => {
    const { receipt } = await guest.pledge.submit(words)
    expect(await as(await aMember(setup)).pledge.withdraw({ receipt })).toBeNull()
  })

  it('can withdraw only that pledge', async () => {
    const kept = await aPledge(setup, { receipt: 'another' })
    await aPledge(setup, { receipt: 'mine' })
    await guest.pledge.withdraw({ receipt: 'mine' })
    expect((await em().find(Pledge, { status: 'approved' })).map(({ id }) => id)).toEqual([kept.id])
  })

  it('cannot withdraw it twice', async () => {
    const { receipt } = await guest.pledge.submit(words)
    await guest.pledge.withdraw({ receipt })
    await expectRefusal(guest.pledge.withdraw({ receipt }), 'missing', 'pledge.not_found')
  })

  it('withdraws it once with two concurrent requests', async () => {
    const { receipt } = await guest.pledge.submit(words)
    await Promise.allSettled([guest.pledge.withdraw({ receipt }), guest.pledge.withdraw({ receipt })])
    expect(await em().count(Pledge)).toBe(0)
  })

  it('leaves no act in the audit', async () => {
    const { receipt } = await guest.pledge.submit(words)
    await guest.pledge.withdraw({ receipt })
    expect(await em().count(Audit)).toBe(0)
  })
})

describe('anybody else', () => {
  it.each(['', 'guess', '\u0000', '%', 'x'.repeat(200)])('can see and withdraw nothing with %j', async receipt => {
    await aPledge(setup, { receipt: 'mine' })
    await expectRefusal(guest.pledge.byReceipt({ receipt }), 'missing', 'pledge.not_found')
    await expectRefusal(guest.pledge.withdraw({ receipt }), 'missing', 'pledge.not_found')
    expect(await em().count(Pledge)).toBe(1)
  })

  it('can see and withdraw nothing with the hash from the table', async () => {
    const pledge = await aPledge(setup, { receipt: 'mine' })
    await expectRefusal(guest.pledge.withdraw({ receipt: pledge.receiptHash }), 'missing', 'pledge.not_found')
  })

  it('gets a refusal for a receipt that is far too long', async () => {
    const receipt = 'x'.repeat(201)
    await expectRefusal(guest.pledge.byReceipt({ receipt }), 'invalid', 'pledge.not_found', 'receipt')
  })
})

it('the unpublished pledges of a member and of receipts are found by indexes among thousands', async () => {
  const ada = await aMember(setup)
  await setup.sql(
    `insert into pledge (name, grade, message, status, receipt_hash, member_id, created_at)
      select 'x', '1915', 'x', case n % 5 when 0 then 'pending' else 'approved' end, 'hash ' || n, nullif($1, n % 50), now()
      from generate_series(1, 4000) as n`,
    [ada.id],
  )
  await setup.sql('analyze pledge', [])
  const plan = await planByIndex(setup, { text: unpublishedStatement, values: [ada.id + 1, 'hash 5,hash 9'] })
  expect(plan).toContain('pledge_receipt_unique')
  expect(plan).toMatch(/pledge_member|pledge_author_created/)
})
