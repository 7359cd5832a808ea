import { describe, expect, it } from 'vitest'
import { action, loader } from '#app/routes/admin-pledges.tsx'
import { Pledge } from '#server/pledge/pledge.entity.ts'
import { flashOf, visit, type VisitRequest } from '#test/app/account/visit.ts'
import { aMember, anAdmin, aPledge } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em } = setup

const statusOf = async (id: number) => (await em().findOneOrFail(Pledge, id)).status

async function look(query = ''): Promise<unknown> {
  return (await visit(setup, loader, `/admin/pledges${query}`, { as: await anAdmin(setup) })).data
}

const act = async (form: NonNullable<VisitRequest['form']>, ask: VisitRequest = {}, query = '') =>
  visit(setup, action, `/admin/pledges${query}`, { as: await anAdmin(setup), form, ...ask })

describe('the review list of pledges', () => {
  it('shows waiting ones, oldest first, with their senders', async () => {
    const by = await aMember(setup, { username: 'ada' })
    const older = await aPledge(setup, { status: 'pending', by })
    const newer = await aPledge(setup, { status: 'pending' })
    await aPledge(setup, { status: 'approved' })
    expect(await look()).toMatchObject({
      status: 'pending',
      total: 2,
      messages: [
        { id: older.id, user: { username: 'ada' } },
        { id: newer.id, user: null },
      ],
    })
  })

  it.each(['approved', 'rejected'] as const)('shows the %s ones on request, newest first', async status => {
    await aPledge(setup, { status: 'pending' })
    const older = await aPledge(setup, { status })
    const newer = await aPledge(setup, { status })
    expect(await look(`?status=${status}`)).toMatchObject({ status, messages: [{ id: newer.id }, { id: older.id }] })
  })

  it('shows all of them, twenty to a page', async () => {
    for (let made = 0; made < 21; made += 1) await aPledge(setup, { status: made % 2 === 0 ? 'pending' : 'approved' })
    expect(await look('?status=all')).toMatchObject({ total: 21, totalPages: 2 })
    expect(await look('?status=all&page=2')).toMatchObject({ page: 2, messages: [{ id: 1 }] })
  })

  it.each(['?status=odd', '?page=0', '?page=-1', '?page=1.5', '?page=x', '?page=1e99'])(
    'treats %s as the first page of waiting ones',
    async query => {
      const { id } = await aPledge(setup, { status: 'pending' })
      expect(await look(query)).toMatchObject({ status: 'pending', page: 1, messages: [{ id }] })
    },
  )

  it('is empty past its end, with the total', async () => {
    await aPledge(setup, { status: 'pending' })
    expect(await look('?page=9')).toMatchObject({ page: 9, total: 1, totalPages: 1, messages: [] })
  })
})

describe('access to the review list', () => {
  it('redirects a guest to Login with the full path', async () => {
    const { status, location } = await visit(setup, loader, '/admin/pledges?status=all&page=2')
    expect([status, location]).toEqual([303, '/login?redirect=%2Fadmin%2Fpledges%3Fstatus%3Dall%26page%3D2'])
  })

  it.each(['looks', 'acts'] as const)('redirects a member who %s to Home with an error message', async way => {
    const { id } = await aPledge(setup, { status: 'pending' })
    const form = { ids: String(id), status: 'approved' }
    const member = await aMember(setup)
    const told =
      way === 'looks'
        ? await visit(setup, loader, '/admin/pledges', { as: member })
        : await visit(setup, action, '/admin/pledges', { as: member, form })
    expect(told.location).toBe('/')
    expect(flashOf(told)).toEqual({ type: 'error', text: 'system:adminsOnly' })
    expect(await statusOf(id)).toBe('pending')
  })
})

describe('reviewing pledges', () => {
  it('with a plain form redirects to the same list with a message', async () => {
    const { id } = await aPledge(setup, { status: 'pending' })
    const told = await act({ ids: String(id), seen: 'pending', status: 'approved' }, {}, '?page=2')
    expect([told.status, told.location]).toEqual([303, '/admin/pledges?page=2'])
    expect(flashOf(told)).toEqual({ type: 'success', text: 'admin:pledges.saved' })
    expect(await statusOf(id)).toBe('approved')
  })

  it('with scripts returns which pledges were changed', async () => {
    const one = await aPledge(setup, { status: 'pending' })
    const other = await aPledge(setup, { status: 'pending' })
    const form = { ids: [String(one.id), String(other.id)], seen: 'pending', status: 'rejected', reason: 'advertising' }
    const { status, data } = await act(form, { scripted: true })
    expect(status).toBe(200)
    expect(data).toEqual({ outcome: 'rejected', done: [one.id, other.id], missed: [] })
    expect(await em().findOneOrFail(Pledge, other.id)).toMatchObject({ status: 'rejected', reason: 'advertising' })
  })

  it('without a reason stores none', async () => {
    const { id } = await aPledge(setup, { status: 'pending' })
    await act({ ids: String(id), status: 'rejected', reason: '' })
    expect((await em().findOneOrFail(Pledge, id)).reason).toBeNull()
  })

  it('that another admin or the sender has just changed gives a friendly message', async () => {
    const taken = await aPledge(setup, { status: 'pending' })
    const gone = await aPledge(setup, { status: 'pending', receipt: 'a-private-link' })
    await as(await anAdmin(setup)).pledge.review({ id: taken.id, status: 'rejected', reason: null })
    await as('guest').pledge.withdraw({ receipt: 'a-private-link' })
    const form = { ids: [String(taken.id), String(gone.id)], seen: 'pending', status: 'approved' }
    expect((await act(form, { scripted: true })).data).toEqual({
      outcome: 'approved',
      done: [],
      missed: [taken.id, gone.id],
    })
    expect(flashOf(await act(form))).toEqual({ type: 'warning', text: 'admin:pledges.someMissed' })
    expect(await statusOf(taken.id)).toBe('rejected')
  })

  it('needs at least one pledge, and a reason of at most 200 characters', async () => {
    expect((await act({ status: 'approved' })).data).toMatchObject({ errors: { ids: ['请先选中要审核的誓言'] } })
    const { id } = await aPledge(setup, { status: 'pending' })
    const { status, data } = await act({ ids: String(id), status: 'rejected', reason: '字'.repeat(201) })
    expect(status).toBe(422)
    expect(data).toMatchObject({ errors: { reason: ['理由不能超过200字'] } })
    expect(await statusOf(id)).toBe('pending')
  })
})
