import { beforeEach, describe, expect, it } from 'vitest'
import { action as undo, loader as record } from '#app/routes/admin-record.tsx'
import { action, loader } from '#app/routes/admin-review.tsx'
import { loader as own } from '#app/routes/profile-reports.tsx'
import type { Member } from '#server/member/member.entity.ts'
import { flashOf, visit } from '#test/app/account/visit.ts'
import { aBlessing, aMember, anAdmin, aPledge } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as } = setup

let admin: Member
beforeEach(async () => {
  admin = await anAdmin(setup)
})

const look = async (query = '') => (await visit(setup, loader, `/admin/review${query}`, { as: admin })).data
const send = (form: Record<string, string>, query = '') =>
  visit(setup, action, `/admin/review${query}`, { as: admin, form: { reason: '', ...form } })

const leftAs = (sentence: string, left: object) => ({
  type: 'warning',
  text: `queue:left.${sentence}`,
  params: { decided: 0, changed: 0, gone: 0, ...left },
})

describe('the review queue page', () => {
  it('shows the texts that match the filters of the address, and ignores invalid filters', async () => {
    const ada = await aMember(setup, { username: 'ada' })
    const { id } = await aBlessing(setup, { status: 'pending', by: ada })
    await aPledge(setup, { status: 'pending' })
    expect(await look()).toMatchObject({ title: '审核 · 管理', total: 2, filter: {} })
    expect(await look('?type=blessing&member=Ada&language=zh&why=review')).toMatchObject({
      texts: [{ type: 'blessing', id }],
      filter: { type: 'blessing', member: 'Ada', language: 'zh', why: 'review' },
    })
    expect(await look('?type=poem&board=x&why=&language=fr&undo=x')).toMatchObject({ total: 2, filter: {} })
    expect(await look('?type=blessing&page=7')).toMatchObject({ texts: [], total: 1, page: 7 })
  })

  it('decides without scripts, offers to undo the decision, and undoes it', async () => {
    const { id } = await aPledge(setup, { status: 'pending' })
    const told = await send({ texts: `pledge ${id}`, status: 'rejected', reason: '与校庆无关' }, '?type=pledge')
    expect(told.status).toBe(303)
    expect(flashOf(told)).toEqual({ type: 'success', text: 'queue:flash.rejected' })
    const query = told.location?.replace('/admin/review', '') ?? ''
    expect(query).toMatch(/^\?type=pledge&undo=[\w-]{36}$/)
    const batch = query.slice(-36)
    expect(await look(query)).toMatchObject({ total: 0, justDecided: { batch, number: 1 } })
    const back = `/admin/review/record?back=${encodeURIComponent('/admin/review?type=pledge')}`
    const undone = await visit(setup, undo, back, { as: admin, form: { batch } })
    expect([undone.status, undone.location]).toEqual([303, '/admin/review?type=pledge'])
    expect(await look(query)).toMatchObject({ total: 1, justDecided: undefined })
    expect((await visit(setup, undo, back, { as: admin, form: { batch } })).status).toBe(422)
    expect((await visit(setup, undo, back, { as: admin, form: { batch: 'x' } })).status).toBe(422)
    expect((await visit(setup, record, '/admin/review/record?mine=true', { as: admin })).data).toMatchObject({
      isMine: true,
      decisions: [{ textId: id, reason: '与校庆无关', undoneBy: admin.username }],
    })
  })

  it('reports a concurrent decision by another admin, and invalid input', async () => {
    const { id } = await aPledge(setup, { status: 'pending' })
    await as(admin).pledge.review({ id, status: 'approved' })
    const told = await send({ texts: `pledge ${id}`, status: 'rejected' })
    expect([told.location, flashOf(told)]).toEqual(['/admin/review', leftAs('decided', { decided: 1 })])
    expect((await send({ texts: `pledge ${id}`, status: 'rejected', reason: '长'.repeat(201) })).status).toBe(422)
    expect((await send({ texts: 'poem 1', status: 'approved' })).status).toBe(422)
    expect((await send({ status: 'approved' })).status).toBe(422)
  })

  it('reports which texts were edited since they were read, and which are gone', async () => {
    const ada = await aMember(setup)
    const [edited, gone] = [await aBlessing(setup, { by: ada, status: 'pending' }), await aPledge(setup)]
    const read = `blessing ${edited.id} ${edited.createdAt.toISOString()}`
    setup.clock.set(new Date(setup.clock.now().getTime() + 60_000).toISOString())
    await as(ada).blessing.edit({ id: edited.id, content: '另一段话。', isAnonymous: false })
    expect(flashOf(await send({ texts: read, status: 'approved' }))).toEqual(leftAs('changed', { changed: 1 }))
    await as(admin).pledge.remove({ id: gone.id })
    const form = { texts: [read, `pledge ${gone.id}`], status: 'approved', reason: '' }
    const told = await visit(setup, action, '/admin/review', { as: admin, form })
    expect(flashOf(told)).toEqual(leftAs('mixed', { changed: 1, gone: 1 }))
  })

  it.each([
    ['approved', 'kept'],
    ['rejected', 'removed'],
  ] as const)('settles reports: %s, and the reporter gets %s', async (status, outcome) => {
    const reporter = await aMember(setup)
    const { id } = await aBlessing(setup)
    await as(reporter).report.file({ type: 'blessing', id, reason: '广告' })
    expect(await look('?why=reports')).toMatchObject({ texts: [{ type: 'blessing', id, reasons: ['广告'] }] })
    await send({ texts: `blessing ${id}`, status })
    const { data } = await visit(setup, own, '/profile/activities/reports', { as: reporter })
    expect(data).toMatchObject({ reports: [{ status: outcome, reason: '广告' }] })
  })
})
