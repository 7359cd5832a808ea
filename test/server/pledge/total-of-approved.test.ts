import { describe, expect, it } from 'vitest'
import { Pledge } from '#server/pledge/pledge.entity.ts'
import { aMember, anAdmin, aPledge } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em } = setup

/** The total that lists return, and the number of approved rows. */
async function totals(): Promise<{ told: number; there: number }> {
  const { total } = await as('guest').pledge.list({})
  return { told: total, there: await em().count(Pledge, { status: 'approved' }) }
}

describe('the total of approved pledges', () => {
  it('is zero before the first', async () => {
    expect(await totals()).toEqual({ told: 0, there: 0 })
  })

  it('follows reviews, also corrections and repeated ones', async () => {
    const admin = as(await anAdmin(setup))
    const { id } = await aPledge(setup, { status: 'pending' })
    for (const [status, total] of [
      ['approved', 1],
      ['approved', 1],
      ['rejected', 0],
      ['approved', 1],
    ] as const) {
      await admin.pledge.review({ id, status })
      expect(await totals()).toEqual({ told: total, there: total })
    }
  })

  it('follows reviews of many together, and two admins at the same moment', async () => {
    const [one, other] = [as(await anAdmin(setup)), as(await anAdmin(setup))]
    const ids = []
    for (let count = 0; count < 12; count += 1) ids.push((await aPledge(setup, { status: 'pending' })).id)
    await Promise.all([
      one.pledge.reviewMany({ ids: ids.slice(0, 8), status: 'approved' }),
      other.pledge.reviewMany({ ids: ids.slice(4).reverse(), status: 'approved' }),
    ])
    expect(await totals()).toEqual({ told: 12, there: 12 })
  })

  it('follows removals, and ignores pledges that were never public', async () => {
    const admin = as(await anAdmin(setup))
    const [shown, hidden] = [await aPledge(setup, { status: 'approved' }), await aPledge(setup, { status: 'rejected' })]
    await aPledge(setup, { status: 'approved' })
    await admin.pledge.remove({ id: hidden.id })
    expect(await totals()).toEqual({ told: 2, there: 2 })
    await admin.pledge.remove({ id: shown.id })
    expect(await totals()).toEqual({ told: 1, there: 1 })
  })

  it('does not change by a refused review or by the sender’s leaving', async () => {
    const sender = await aMember(setup)
    const { id } = await aPledge(setup, { status: 'approved' })
    await em().nativeUpdate(Pledge, { id }, { author: sender.id })
    await expect(as(sender).pledge.review({ id, status: 'rejected' })).rejects.toThrow()
    await em().execute('delete from member where id = ?', [sender.id])
    expect(await totals()).toEqual({ told: 1, there: 1 })
  })
})
