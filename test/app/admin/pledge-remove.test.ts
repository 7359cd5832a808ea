import { describe, expect, it } from 'vitest'
import { action, loader } from '#app/routes/admin-pledge-remove.tsx'
import { Audit } from '#server/audit/audit.entity.ts'
import { Pledge } from '#server/pledge/pledge.entity.ts'
import { flashOf, visit, type VisitRequest } from '#test/app/account/visit.ts'
import { aMember, anAdmin, aPledge, words } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { em } = setup

const back = '?back=%2Fadmin%2Fpledges%3Fstatus%3Dapproved'
const at = (id: number | string, query = back) => `/admin/pledges/${id}/remove${query}`
const asAdmin = async (id: number | string): Promise<VisitRequest> => ({
  as: await anAdmin(setup),
  params: { id: String(id) },
})

describe('removing a pledge', () => {
  it('is confirmed on a page that links back to the list', async () => {
    const { id } = await aPledge(setup)
    const { data } = await visit(setup, loader, at(id), await asAdmin(id))
    expect(data).toMatchObject({ pledge: { id, message: words.message }, back: '/admin/pledges?status=approved' })
    expect(await em().count(Pledge)).toBe(1)
  })

  it('removes it, records it in the audit and redirects back', async () => {
    const { id } = await aPledge(setup)
    const told = await visit(setup, action, at(id), { ...(await asAdmin(id)), form: {} })
    expect([told.status, told.location]).toEqual([303, '/admin/pledges?status=approved'])
    expect(flashOf(told)).toEqual({ type: 'success', text: 'admin:pledges.deleted' })
    expect(await em().count(Pledge)).toBe(0)
    expect(await em().findOneOrFail(Audit, { act: 'pledge.remove' })).toMatchObject({
      before: { message: words.message },
    })
  })

  it('with scripts returns which pledges were removed and which were missing', async () => {
    const { id } = await aPledge(setup)
    const ask = { ...(await asAdmin(id)), form: {}, scripted: true }
    expect((await visit(setup, action, at(id), ask)).data).toEqual({ outcome: 'removed', done: [id], missed: [] })
    expect((await visit(setup, action, at(id), ask)).data).toEqual({ outcome: 'removed', done: [], missed: [id] })
  })

  it('that is missing shows a friendly message, before and after the confirmation', async () => {
    for (const door of [loader, action]) {
      const told = await visit(setup, door, at(7), { ...(await asAdmin(7)), ...(door === action ? { form: {} } : {}) })
      expect(told.location).toBe('/admin/pledges?status=approved')
      expect(flashOf(told)).toEqual({ type: 'warning', text: 'admin:pledges.gone' })
    }
  })

  it('redirects to this site alone, and accepts only numbers as ids', async () => {
    const { id } = await aPledge(setup)
    const elsewhere = await visit(setup, loader, at(id, '?back=//evil.example'), await asAdmin(id))
    expect(elsewhere.data).toMatchObject({ back: '/admin/pledges' })
    expect((await visit(setup, loader, at('x'), await asAdmin('x'))).status).toBe(404)
  })

  it('is for admins alone', async () => {
    const { id } = await aPledge(setup)
    const ask = { params: { id: String(id) }, form: {} }
    expect((await visit(setup, action, at(id), ask)).location).toContain('/login?redirect=')
    expect((await visit(setup, action, at(id), { ...ask, as: await aMember(setup) })).location).toBe('/')
    expect(await em().count(Pledge)).toBe(1)
  })
})
