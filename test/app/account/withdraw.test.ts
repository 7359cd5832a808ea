import { expect, it } from 'vitest'
import { action, loader } from '#app/routes/pledge-withdraw.tsx'
import { action as removeWish, loader as askWish } from '#app/routes/wish-remove.tsx'
import { aMember, aPledge } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'
import { flashOf, visit } from './visit.ts'

const setup = await testSite()

it('a member confirms, removes their pledge, and no longer finds it in their profile', async () => {
  const ada = await aMember(setup)
  const { id, message } = await aPledge(setup, { by: ada, status: 'pending' })
  const at = { as: ada, params: { id: String(id) } }
  const path = `/pledges/${id}/withdraw`
  expect((await visit(setup, loader, path, at)).data).toMatchObject({ pledge: { id, message, status: 'pending' } })
  const told = await visit(setup, action, path, { ...at, form: {} })
  expect([told.status, told.location]).toEqual([303, '/profile/activities'])
  expect(flashOf(told)).toEqual({ type: 'success', text: 'pledge:withdrawn' })
  expect((await visit(setup, loader, path, at)).status).toBe(404)
  expect((await visit(setup, action, path, { ...at, form: {} })).status).toBe(404)
})

it('a pledge cannot be removed by another member', async () => {
  const [ada, bob] = [await aMember(setup), await aMember(setup)]
  const { id } = await aPledge(setup, { by: ada, status: 'approved' })
  const path = `/pledges/${id}/withdraw`
  const at = { params: { id: String(id) } }
  expect((await visit(setup, loader, path, { ...at, as: bob })).status).toBe(404)
  expect((await visit(setup, action, path, { ...at, as: bob, form: {} })).status).toBe(404)
  expect((await visit(setup, loader, path, at)).location).toBe(`/login?redirect=${encodeURIComponent(path)}`)
})

it('a wish at the torch is removed in the same way, by its author alone', async () => {
  const [ada, bob] = [await aMember(setup), await aMember(setup)]
  const { from } = (await setup.as(ada).torch.add({ wish: '江河安澜' })).leg
  const at = { params: { id: String(from) } }
  const path = `/torch/wishes/${from}/remove`
  expect((await visit(setup, askWish, path, { ...at, as: bob })).status).toBe(404)
  expect((await visit(setup, removeWish, path, { ...at, as: bob, form: {} })).status).toBe(403)
  expect((await visit(setup, removeWish, path, { ...at, form: {} })).location).toMatch(/^\/login/)
  expect((await visit(setup, askWish, path, { ...at, as: ada })).data).toMatchObject({ words: '江河安澜' })
  const told = await visit(setup, removeWish, path, { ...at, as: ada, form: {} })
  expect([told.status, told.location]).toEqual([303, '/profile/activities/wishes'])
  expect(flashOf(told)).toEqual({ type: 'success', text: 'blessing:relay.removed' })
  expect((await visit(setup, removeWish, path, { ...at, as: ada, form: {} })).status).toBe(404)
})
