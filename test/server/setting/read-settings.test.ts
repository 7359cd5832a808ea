import { describe, expect, it } from 'vitest'
import { settingShapes } from '#server/setting/setting.schema.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as } = setup

describe('the settings', () => {
  it('all exist from the start, each with its description in the viewer’s language', async () => {
    const admin = await anAdmin(setup)
    const listed = await as(admin).setting.listConfigs()
    expect(listed.map(({ key }) => key)).toEqual(Object.keys(settingShapes))
    expect(listed.find(({ key }) => key === 'registration_enabled')).toEqual({
      key: 'registration_enabled',
      value: true,
      description: '是否开放注册',
    })
    const english = await as(admin, { locale: 'en' }).setting.listConfigs()
    for (const { description } of english) expect(description).toMatch(/^[A-Z]/)
  })

  it('can be read one by one', async () => {
    const admin = as(await anAdmin(setup))
    await admin.setting.setRegistration({ enabled: false })
    expect(await admin.setting.config({ key: 'registration_enabled' })).toMatchObject({ value: false })
    for (const key of ['nothing', '', '__proto__', 'toString'])
      await expectRefusal(admin.setting.config({ key }), 'missing', 'setting.not_found')
  })

  it('are for admins alone', async () => {
    const member = as(await aMember(setup)).setting
    await expectRefusal(member.listConfigs(), 'forbidden', 'session.not_admin')
    await expectRefusal(member.config({ key: 'smtp_config' }), 'forbidden', 'session.not_admin')
    await expectRefusal(as('guest').setting.listConfigs(), 'unauthenticated', 'session.required')
  })
})
