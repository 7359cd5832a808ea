import { describe, expect, it } from 'vitest'
import { Blessing } from '#server/blessing/blessing.entity.ts'
import { countApproved } from '#server/blessing/blessing.queries.ts'
import { Member } from '#server/member/member.entity.ts'
import { aBlessing, aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { em, as } = setup

const many = async (count: number) => {
  for (let index = 0; index < count; index += 1) await aBlessing(setup)
}
const idsOf = ({ blessings }: { blessings: readonly { id: number }[] }) => blessings.map(({ id }) => id)

describe('the wall', () => {
  it('is newest first, page by page, with exact totals; a page past the end is empty', async () => {
    await many(5)
    const { list } = as('guest').blessing
    expect(idsOf(await list({ limit: 2 }))).toEqual([5, 4])
    const second = await list({ limit: 2, page: 2 })
    expect(second).toMatchObject({ blessings: [{ id: 3 }, { id: 2 }], total: 5, page: 2, limit: 2, totalPages: 3 })
    expect(await as('guest').blessing.total()).toBe(5)
    expect(await list({ limit: 2, page: 9 })).toMatchObject({ blessings: [], total: 5, nextCursor: null })
  })

  it('can be read by a cursor that new arrivals do not disturb', async () => {
    await many(5)
    const { list } = as('guest').blessing
    const first = await list({ limit: 2 })
    await aBlessing(setup)
    const second = await list({ limit: 2, cursor: first.nextCursor ?? 0 })
    const third = await list({ limit: 2, cursor: second.nextCursor ?? 0 })
    expect([...idsOf(first), ...idsOf(second), ...idsOf(third)]).toEqual([5, 4, 3, 2, 1])
    expect(third.nextCursor).toBeNull()
  })

  it('filters by class year, where anonymous blessings belong to no year', async () => {
    const [ada, bo] = [await aMember(setup), await aMember(setup)]
    await em().nativeUpdate(Member, { id: ada.id }, { graduationYear: 2018 })
    await em().nativeUpdate(Member, { id: bo.id }, { graduationYear: 1999 })
    const mine = await aBlessing(setup, { by: ada })
    await aBlessing(setup, { by: ada, isAnonymous: true })
    await aBlessing(setup, { by: ada, status: 'pending' })
    await aBlessing(setup, { by: bo })
    const found = await as('guest').blessing.list({ graduationYear: 2018 })
    expect(found).toMatchObject({ blessings: [{ id: mine.id, graduationYear: 2018 }], total: 1 })
    expect(await as('guest').blessing.list({ graduationYear: 1950 })).toMatchObject({ blessings: [], total: 0 })
    await expectRefusal(
      as('guest').blessing.list({ graduationYear: 3000 }),
      'invalid',
      'invalid.value',
      'graduationYear',
    )
  })

  it('shows guests and members approved ones alone, whatever they request; admins see all, or the requested status', async () => {
    const ada = await aMember(setup)
    const [shown, waiting] = [await aBlessing(setup), await aBlessing(setup, { by: ada, status: 'pending' })]
    const rejected = await aBlessing(setup, { by: ada, status: 'rejected' })
    for (const who of ['guest', ada] as const)
      expect(await as(who).blessing.list({ status: 'pending' })).toMatchObject({
        blessings: [{ id: shown.id }],
        total: 1,
      })
    const admin = as(await anAdmin(setup)).blessing
    const all = await admin.list({})
    expect([idsOf(all), all.total]).toEqual([[rejected.id, waiting.id, shown.id], 3])
    expect(await admin.list({ status: 'pending' })).toMatchObject({ blessings: [{ id: waiting.id }], total: 1 })
    expect(await admin.list({ status: 'approved' })).toMatchObject({ blessings: [{ id: shown.id }], total: 1 })
  })

  it('draws approved ones at random, without repetition', async () => {
    await many(4)
    await aBlessing(setup, { status: 'pending' })
    expect(idsOf({ blessings: await as('guest').blessing.random({}) }).sort()).toEqual([1, 2, 3, 4])
    expect(await as('guest').blessing.random({ limit: 2 })).toHaveLength(2)
  })
})

describe('a blessing by id', () => {
  it('is public when approved; its author also sees their own in any state, and admins see all', async () => {
    const [ada, bo, admin] = [await aMember(setup), await aMember(setup), await anAdmin(setup)]
    const { id } = await aBlessing(setup, { by: ada, status: 'pending' })
    for (const who of ['guest', bo] as const)
      await expectRefusal(as(who).blessing.byId({ id }), 'missing', 'blessing.not_found')
    for (const who of [ada, admin]) expect(await as(who).blessing.byId({ id })).toMatchObject({ status: 'pending' })
  })
})

describe('the list of the own blessings', () => {
  it('is for its author alone, in every state', async () => {
    const [ada, bo] = [await aMember(setup), await aMember(setup)]
    await aBlessing(setup, { by: ada, isAnonymous: true })
    await aBlessing(setup, { by: ada, status: 'rejected' })
    expect(idsOf(await as(ada).blessing.mine({}))).toEqual([2, 1])
    expect(await as(bo).blessing.mine({})).toMatchObject({ blessings: [], total: 0 })
    await expectRefusal(as('guest').blessing.mine({}), 'unauthenticated', 'session.required')
  })
})

describe('the total of blessings', () => {
  it('is exact whatever happens to the texts', async () => {
    const ada = await aMember(setup)
    const admin = as(await anAdmin(setup)).blessing
    const [one, two, three] = [await aBlessing(setup), await aBlessing(setup, { by: ada }), await aBlessing(setup)]
    await aBlessing(setup, { status: 'pending' })
    await admin.review({ id: one.id, status: 'rejected' })
    await admin.review({ id: 4, status: 'approved' })
    await as(ada).blessing.like({ id: two.id })
    await as(ada).blessing.remove({ id: two.id })
    await em().nativeUpdate(Blessing, { id: three.id }, { status: 'pending' })
    await em().nativeDelete(Blessing, { id: one.id })
    expect(await countApproved(em())).toBe(await em().count(Blessing, { status: 'approved' }))
    expect(await as('guest').blessing.list({})).toMatchObject({ total: 1 })
  })

  it('is exact when many write at the same time', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => aMember(setup)))
    await Promise.all(people.map(who => as(who).blessing.send({ content: '一起' })))
    expect(await countApproved(em())).toBe(12)
  })
})
