import pg from 'pg'
import { beforeEach, expect, it, vi } from 'vitest'
import { Blessing } from '#server/blessing/blessing.entity.ts'
import type { Member } from '#server/member/member.entity.ts'
import { aBlessing, aMember, anAdmin } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'
import { sqlOfStatement } from '#test/support/sql-of-statement.ts'

const setup = await testSite({ keeps: true })
const { as, em, site } = setup

beforeEach(() => expect.poll(() => site.changes.isComplete).toBe(true))

const wall = (who: Member | 'guest') => as(who).blessing.list({})

it('the wall is read once for many members, and the likes for each', async () => {
  const { id } = await aBlessing(setup)
  await site.changes.waitUntilAnnounced()
  const [fan, other] = [await aMember(setup), await aMember(setup)]
  await as(fan).blessing.like({ id })
  await wall(fan)
  const query = vi.spyOn(pg.Client.prototype, 'query')
  expect(await wall(fan)).toMatchObject({ total: 1, blessings: [{ id, isLiked: true, likes: 1 }] })
  expect(await wall(other)).toMatchObject({ total: 1, blessings: [{ id, isLiked: false, likes: 1 }] })
  const asked = query.mock.calls.map(([text]) => sqlOfStatement(text))
  query.mockRestore()
  expect(asked.filter(text => text.includes('from "blessing"'))).toEqual([])
})

it('new and removed blessings are shown immediately, also when another process changed them', async () => {
  const first = await aBlessing(setup)
  await site.changes.waitUntilAnnounced()
  const reader = await aMember(setup)
  expect((await wall(reader)).total).toBe(1)
  const second = await aBlessing(setup)
  await site.changes.waitUntilAnnounced()
  expect((await wall(reader)).blessings.map(({ id }) => id)).toEqual([second.id, first.id])
  await em().nativeUpdate(Blessing, { id: first.id }, { status: 'rejected' })
  await site.changes.waitUntilAnnounced()
  expect(await wall(reader)).toMatchObject({ total: 1, blessings: [{ id: second.id }] })
  expect((await wall(await anAdmin(setup))).total).toBe(2)
})

it('the newest public wishes of the torch are read once for many', async () => {
  const reader = await aMember(setup)
  expect(await as(reader).torch.wishes({ limit: 5 })).toEqual([])
  await as(reader).torch.add({ wish: '火不灭' })
  const admin = await anAdmin(setup)
  await em().execute(`update leg set status = 'approved' where wish is not null`)
  await site.changes.waitUntilAnnounced()
  const query = vi.spyOn(pg.Client.prototype, 'query')
  for (const who of [reader, admin, 'guest'] as const)
    expect(await as(who).torch.wishes({ limit: 5 })).toMatchObject([{ wish: '火不灭' }])
  const asked = query.mock.calls.map(([text]) => sqlOfStatement(text)).filter(text => text.includes('from "leg"'))
  query.mockRestore()
  expect(asked.length).toBeLessThanOrEqual(1)
})
