import { expect, it } from 'vitest'
import { aMember, aPledge } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as } = setup

it('a member can list all of their own pledges, newest first, in any state, and nobody else’s', async () => {
  const ada = await aMember(setup, { username: 'ada' })
  const bob = await aMember(setup, { username: 'bob' })
  const first = await aPledge(setup, { by: ada, status: 'approved' })
  const second = await aPledge(setup, { by: ada, status: 'rejected' })
  await aPledge(setup, { by: bob, status: 'approved' })
  await aPledge(setup, { status: 'approved' })
  const { pledges: mine, ...paging } = await as(ada).pledge.mine({})
  expect(mine.map(({ id, status }) => ({ id, status }))).toEqual([
    { id: second.id, status: 'rejected' },
    { id: first.id, status: 'approved' },
  ])
  expect(paging).toEqual({ total: 2, page: 1, limit: 20, totalPages: 1 })
  expect(await as(ada).pledge.mine({ page: 2, limit: 1 })).toMatchObject({ pledges: [{ id: first.id }], totalPages: 2 })
  expect(await as(ada).pledge.ownById({ id: first.id })).toMatchObject({ id: first.id, status: 'approved' })
  await expectRefusal(as(bob).pledge.ownById({ id: first.id }), 'missing', 'pledge.not_found')
})

it('a member can withdraw an approved pledge of their own, and nobody else can', async () => {
  const [cam, dee] = [await aMember(setup), await aMember(setup)]
  const pledge = await aPledge(setup, { by: cam, status: 'approved' })
  await expectRefusal(as(dee).pledge.withdrawOwn({ id: pledge.id }), 'missing', 'pledge.not_found')
  await expectRefusal(as('guest').pledge.withdrawOwn({ id: pledge.id }), 'unauthenticated', 'session.required')
  await as(cam).pledge.withdrawOwn({ id: pledge.id })
  expect(await as(cam).pledge.mine({})).toMatchObject({ pledges: [], total: 0 })
  await expectRefusal(as(cam).pledge.withdrawOwn({ id: pledge.id }), 'missing', 'pledge.not_found')
})

it('a guest has no own list', async () => {
  await expectRefusal(as('guest').pledge.mine({}), 'unauthenticated', 'session.required')
})

it('a member can withdraw a waiting pledge of their own, and no pledge of another member or a guest', async () => {
  const ada = await aMember(setup, { username: 'ada' })
  const bob = await aMember(setup, { username: 'bob' })
  const { id } = await aPledge(setup, { by: ada, status: 'pending' })
  const guests = await aPledge(setup, { status: 'pending' })
  await expectRefusal(as(bob).pledge.withdrawOwn({ id }), 'missing', 'pledge.not_found')
  await expectRefusal(as(ada).pledge.withdrawOwn({ id: guests.id }), 'missing', 'pledge.not_found')
  await expectRefusal(as('guest').pledge.withdrawOwn({ id }), 'unauthenticated', 'session.required')
  expect(await as(ada).pledge.withdrawOwn({ id })).toBeNull()
  expect(await as(ada).pledge.mine({})).toMatchObject({ pledges: [], total: 0 })
  await expectRefusal(as(ada).pledge.withdrawOwn({ id }), 'missing', 'pledge.not_found')
})
