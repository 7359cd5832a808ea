import { expect, it } from 'vitest'
import { auditActionNames } from '#app/components/admin/audit-action-names.ts'
import { audit } from '#app/i18n/zh/audit.ts'
import { loader } from '#app/routes/admin-audit.tsx'
import { visit } from '#test/app/account/visit.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as } = setup

it('the audit page shows each act with both sides to admins alone', async () => {
  const admin = await anAdmin(setup, { username: 'warden' })
  await as(admin).setting.setRegistration({ enabled: false })
  const { data } = await visit(setup, loader, '/admin/audit', { as: admin })
  expect(data).toMatchObject({
    title: '管理记录 · 管理',
    total: 1,
    acts: [{ adminName: 'warden', act: 'setting.setRegistration', before: 'true', after: 'false' }],
  })
  expect(await visit(setup, loader, '/admin/audit?page=9', { as: admin })).toMatchObject({
    data: { acts: [], page: 9 },
  })
  expect((await visit(setup, loader, '/admin/audit', { as: await aMember(setup) })).location).toBe('/')
  expect((await visit(setup, loader, '/admin/audit')).location).toMatch(/^\/login\?redirect=/)
})

it('each act has a name, and no name is unused', () => {
  expect(Object.keys(audit.act).sort()).toEqual([...auditActionNames].sort())
})
