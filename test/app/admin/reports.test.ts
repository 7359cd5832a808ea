import { describe, expect, it } from 'vitest'
import { action, loader } from '#app/routes/admin-reports.tsx'
import { loader as own } from '#app/routes/profile-reports.tsx'
import { flashOf, visit } from '#test/app/account/visit.ts'
import { aBlessing, aMember, anAdmin } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const house = await testSite()
const { as } = house

async function aReported() {
  const [reporter, blessing] = [await aMember(house), await aBlessing(house)]
  await as(reporter).report.file({ type: 'blessing', id: blessing.id, reason: '广告' })
  return { reporter, id: blessing.id }
}

describe('the page of reports', () => {
  it('shows admins what was reported and why, and nobody else', async () => {
    const { id, reporter } = await aReported()
    const { said } = await visit(house, loader, '/admin/reports', { as: await anAdmin(house) })
    expect(said).toMatchObject({
      total: 1,
      reports: [{ type: 'blessing', id, reasons: ['广告'], text: { link: `/blessings/${id}` } }],
    })
    expect(await visit(house, loader, '/admin/reports', { as: reporter })).toMatchObject({ location: '/' })
  })

  it.each(['kept', 'removed'] as const)('takes the outcome, and the reporter reads it: %s', async outcome => {
    const { id, reporter } = await aReported()
    const admin = await anAdmin(house)
    const form = { type: 'blessing', id: String(id), outcome, reason: '' }
    const told = await visit(house, action, '/admin/reports', { as: admin, form })
    expect([told.status, told.location]).toEqual([303, '/admin/reports'])
    expect(flashOf(told)).toEqual({ type: 'success', text: `reports:desk.done.${outcome}` })
    const { said } = await visit(house, own, '/profile/activities/reports', { as: reporter })
    expect(said).toMatchObject({ reports: [{ status: outcome, reason: '广告' }] })
    expect((await visit(house, action, '/admin/reports', { as: admin, form })).status).toBe(404)
  })
})
