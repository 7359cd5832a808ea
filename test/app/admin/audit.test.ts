import { expect, it } from 'vitest'
import { actNames } from '#app/components/admin/act-names.ts'
import { audit } from '#app/i18n/zh/audit.ts'
import { loader } from '#app/routes/admin-audit.tsx'
import { visit } from '#test/app/account/visit.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const house = await testSite()
const { as } = house

it('the page of the audit shows admins each act with both sides as they were kept, and nobody else', async () => {
  const admin = await anAdmin(house, { username: 'warden' })
  await as(admin).setting.setRegistration({ enabled: false })
  const { said } = await visit(house, loader, '/admin/audit', { as: admin })
  expect(said).toMatchObject({
    title: '管理记录 · 管理',
    total: 1,
    acts: [{ adminName: 'warden', act: 'setting.setRegistration', before: 'true', after: 'false' }],
  })
  expect(await visit(house, loader, '/admin/audit?page=9', { as: admin })).toMatchObject({
    said: { acts: [], page: 9 },
  })
  expect((await visit(house, loader, '/admin/audit', { as: await aMember(house) })).location).toBe('/')
  expect((await visit(house, loader, '/admin/audit')).location).toMatch(/^\/login\?redirect=/)
})

it('has a name for each act, and no name too many', () => {
  expect(Object.keys(audit.act).sort()).toEqual([...actNames].sort())
})
