import { describe, expect, it } from 'vitest'
import { TorchPass } from '#server/torch/torch-pass.entity.ts'
import { Audit } from '#server/audit/audit.entity.ts'
import type { Member } from '#server/member/member.entity.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { em, as } = setup

const wish = '江河安澜'
const passed = async (who: Member | 'guest', said = wish) => (await as(who).torch.add({ wish: said })).leg.from
const missing = (call: Promise<unknown>) => expectRefusal(call, 'missing', 'torch.not_found')

describe('the member’s own wish at the torch', () => {
  it('is in their list in any state, with nobody else’s', async () => {
    const [ada, bo, admin] = [await aMember(setup), await aMember(setup), as(await anAdmin(setup))]
    const [first, second] = [await passed(ada, '一'), await passed(ada, '二')]
    await passed(bo)
    await passed('guest')
    await as(ada).torch.add({})
    await admin.torch.review({ id: first, status: 'rejected', reason: '广告' })
    const { wishes, total } = await as(ada).torch.mine({})
    expect(wishes).toMatchObject([
      { id: second, wish: '二', status: 'approved' },
      { id: first, wish: '一', status: 'rejected', reason: '广告' },
    ])
    expect(total).toBe(2)
    expect((await as(ada).torch.mine({ page: 2, limit: 1 })).wishes.map(({ id }) => id)).toEqual([first])
    await expectRefusal(as('guest').torch.mine({}), 'unauthenticated', 'session.required')
  })

  it('can be removed by its author: the text disappears everywhere, and the legs stay', async () => {
    const [ada, bo] = [await aMember(setup), await aMember(setup)]
    const id = await passed(ada)
    await as(bo).report.file({ type: 'wish', id, reason: '' })
    expect(await as(ada).torch.ownWish({ id })).toMatchObject({ wish })
    expect(await as(ada).torch.removeWish({ id })).toBeNull()
    expect(await as('guest').torch.wishes({})).toEqual([])
    expect((await as(ada).torch.mine({})).wishes).toEqual([])
    expect((await as('guest').torch.add({})).previous).toEqual({ from: id, to: id, wish: null })
    expect(await as('guest').torch.get()).toEqual({ count: 2 })
    expect(await em().count(TorchPass, { author: ada.id })).toBe(1)
    expect((await as(bo).report.mine({})).reports).toMatchObject([{ status: 'removed' }])
    expect(await em().count(Audit)).toBe(0)
    await missing(as(ada).torch.removeWish({ id }))
    await missing(as(ada).torch.ownWish({ id }))
  })

  it('removed twice at the same time is removed once', async () => {
    const ada = await aMember(setup)
    const id = await passed(ada)
    const tries = await Promise.allSettled([as(ada).torch.removeWish({ id }), as(ada).torch.removeWish({ id })])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(setup.reported).toEqual([])
  })

  it('can be removed by nobody else but an admin, whose act is recorded', async () => {
    const [ada, bo, admin] = [await aMember(setup), await aMember(setup), await anAdmin(setup)]
    const [id, guests] = [await passed(ada), await passed('guest')]
    await expectRefusal(as('guest').torch.removeWish({ id }), 'unauthenticated', 'session.required')
    for (const foreign of [id, guests])
      await expectRefusal(as(bo).torch.removeWish({ id: foreign }), 'forbidden', 'torch.not_yours')
    await missing(as(bo).torch.ownWish({ id }))
    await as(admin).torch.review({ id, status: 'rejected', reason: '' })
    await missing(as(bo).torch.removeWish({ id }))
    await missing(as(ada).torch.removeWish({ id: 99 }))
    await as(admin).torch.removeWish({ id: guests })
    const acts = await em().find(Audit, { act: 'torch.removeWish' })
    expect(acts).toMatchObject([{ target: `torch ${guests}`, before: { wish } }])
  })

  it('does not exist on a leg without a text', async () => {
    const ada = await aMember(setup)
    const { leg } = await as(ada).torch.add({})
    await missing(as(ada).torch.removeWish({ id: leg.from }))
  })
})
