import { describe, expect, it } from 'vitest'
import { Audit } from '#server/audit/audit.entity.ts'
import { Setting } from '#server/setting/setting.entity.ts'
import { registrationSwitch } from '#server/setting/setting.schema.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { em, as } = setup

const acts = () => em().find(Audit, { id: { $gt: 0 } }, { orderBy: { id: 'asc' } })
const isOpen = async () => (await as('guest').setting.registration()).enabled

describe('registration', () => {
  it('is open until an admin closes it, which everybody can read', async () => {
    expect(await as('guest').setting.registration()).toEqual({ enabled: true })
    await as(await anAdmin(setup)).setting.setRegistration({ enabled: false })
    expect(await as('guest').setting.registration()).toEqual({ enabled: false })
    expect(await as(await aMember(setup)).setting.registration()).toEqual({ enabled: false })
  })

  it('cannot be changed by guests and members', async () => {
    await expectRefusal(as('guest').setting.setRegistration({ enabled: false }), 'unauthenticated', 'session.required')
    const member = as(await aMember(setup))
    await expectRefusal(member.setting.setRegistration({ enabled: false }), 'forbidden', 'session.not_admin')
    expect(await isOpen()).toBe(true)
    expect(await acts()).toEqual([])
  })

  it('refuses a value that is not a boolean', () => {
    for (const wish of [{}, { enabled: 'false' }, { enabled: 0 }, { enabled: null }]) {
      const issues = registrationSwitch.safeParse(wish).error?.issues
      expect(issues?.map(({ path, message }) => [path.join('.'), message])).toEqual([['enabled', 'invalid.value']])
    }
  })

  it('can be opened and closed any number of times; each change is recorded with before and after', async () => {
    const admin = await anAdmin(setup, { username: 'warden' })
    await as(admin).setting.setRegistration({ enabled: false })
    await as(admin).setting.setRegistration({ enabled: true })
    expect(await acts()).toMatchObject([
      {
        adminName: 'warden',
        act: 'setting.setRegistration',
        target: 'registration_enabled',
        before: true,
        after: false,
      },
      {
        adminName: 'warden',
        act: 'setting.setRegistration',
        target: 'registration_enabled',
        before: false,
        after: true,
      },
    ])
  })

  it('set to its current value is not recorded', async () => {
    const admin = as(await anAdmin(setup))
    expect(await admin.setting.setRegistration({ enabled: true })).toEqual({ enabled: true })
    await admin.setting.setRegistration({ enabled: false })
    await admin.setting.setRegistration({ enabled: false })
    expect(await acts()).toHaveLength(1)
  })

  it('changed by many at the same time causes no fault, and the recorded acts form a chain', async () => {
    const admin = as(await anAdmin(setup))
    const wishes = [false, true, false, false, true, false, true, true]
    await Promise.all(wishes.map(enabled => admin.setting.setRegistration({ enabled })))
    const told = await acts()
    const states = [true, ...told.map(({ after }) => after)]
    expect(told.map(({ before }) => before)).toEqual(states.slice(0, -1))
    expect(states.at(-1)).toBe(await isOpen())
    expect(await em().count(Setting)).toBe(1)
  })
})
