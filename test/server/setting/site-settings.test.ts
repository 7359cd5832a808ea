import { describe, expect, it, vi } from 'vitest'
import { Audit } from '#server/audit/audit.entity.ts'
import { banner, chosenLimits, footer, mailDomains } from '#server/setting/site-settings.schema.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite({ limits: 'on', keeps: true })
const { as, clock, em, site, sql } = setup

const codesOf = (result: { error?: { issues: readonly { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message)
const account = (email: string) => ({
  username: 'newcomer',
  email,
  password: 'levelling-1952',
  confirmPassword: 'levelling-1952',
})

describe('a read-only site', () => {
  it('refuses writes of guests, members and moderators, and allows the work of staff and writes of admins', async () => {
    const ada = as(await aMember(setup))
    const admin = as(await anAdmin(setup))
    await admin.setting.setReadOnly({ enabled: true })
    await expectRefusal(ada.blessing.send({ content: '祝福', isAnonymous: false }), 'forbidden', 'site.read_only')
    await expectRefusal(ada.torch.add({ count: 1 }), 'forbidden', 'site.read_only')
    await expectRefusal(as('guest').member.register(account('a@example.org')), 'forbidden', 'site.read_only')
    const moderator = as(await aMember(setup, { role: 'moderator' }))
    await expectRefusal(moderator.blessing.send({ content: '祝福', isAnonymous: false }), 'forbidden', 'site.read_only')
    expect(await moderator.report.open({ limit: 1 })).toMatchObject({ total: 0 })
    expect(await admin.blessing.send({ content: '管理员的祝福', isAnonymous: false })).toMatchObject({
      status: 'approved',
    })
    expect((await as('guest').blessing.list({})).blessings).toHaveLength(1)
    await admin.setting.setReadOnly({ enabled: false })
    await ada.blessing.send({ content: '祝福', isAnonymous: false })
  })

  it('becomes read-only when the database announces it, whichever process stored the setting', async () => {
    await sql(`insert into setting (key, value, updated_at) values ('read_only', 'true', now())`, [])
    await vi.waitFor(() => expect(site.settings.values.readOnly).toBe(true))
    await sql('delete from setting', [])
    await vi.waitFor(() => expect(site.settings.values.readOnly).toBe(false))
  })

  it('can be switched on by admins alone', async () => {
    const ada = as(await aMember(setup)).setting
    await expectRefusal(ada.setReadOnly({ enabled: true }), 'forbidden', 'session.not_admin')
    await expectRefusal(ada.setBanner({ zh: '告示' }), 'forbidden', 'session.not_admin')
    await expectRefusal(ada.setFooter({}), 'forbidden', 'session.not_admin')
    await expectRefusal(ada.setLimits({}), 'forbidden', 'session.not_admin')
    await expectRefusal(ada.setRegistrationDomains({ domains: [] }), 'forbidden', 'session.not_admin')
    await expectRefusal(as('guest').setting.site(), 'unauthenticated', 'session.required')
  })
})

describe('the banner', () => {
  it('is shown from its first day to its last, in Shanghai time', async () => {
    const admin = as(await anAdmin(setup))
    const today = new Date(clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
    await admin.setting.setBanner({ zh: '直播', en: '', from: today, until: today })
    expect(site.settings.banner).toEqual({ zh: '直播', en: '' })
    const face = site.settings.version
    clock.advance(24 * 3_600_000)
    expect(site.settings.banner).toBeNull()
    expect(site.settings.version).not.toBe(face)
    await admin.setting.setBanner({ zh: '直播' })
    expect(site.settings.banner).toEqual({ zh: '直播', en: '' })
    await admin.setting.setBanner({})
    expect(site.settings.banner).toBeNull()
    const acts = await em().find(Audit, { act: 'setting.setBanner' })
    expect(acts).toHaveLength(3)
  })

  it('needs a Chinese text, and valid days in order', () => {
    expect(codesOf(banner.safeParse({ en: 'Live' }))).toEqual(['setting.banner_chinese'])
    expect(codesOf(banner.safeParse({ zh: '直播', from: '2025-10-27', until: '2025-10-26' }))).toEqual([
      'setting.banner_days',
    ])
    expect(codesOf(banner.safeParse({ from: '2025-02-30' }))).toEqual(['setting.day'])
    expect(codesOf(banner.safeParse({ zh: '长'.repeat(201) }))).toEqual(['setting.line_too_long'])
  })
})

describe('the footer', () => {
  it('accepts its known fields, and no others', () => {
    expect(footer.parse({ postcode: '210098' })).toMatchObject({ postcode: '210098', addressZh: '' })
    expect(codesOf(footer.safeParse({ postcode: '21009', police: '苏公网安备' }))).toEqual([
      'setting.postcode',
      'setting.police_number',
    ])
  })
})

describe('the limits', () => {
  it('apply from the moment they are set, and can be reset to the defaults', async () => {
    const admin = as(await anAdmin(setup))
    const ada = as(await aMember(setup))
    await admin.setting.setLimits({ bookmark: null, comment: 1, blessing: 1 })
    await ada.blessing.send({ content: '第一句祝福', isAnonymous: false })
    await expectRefusal(ada.blessing.send({ content: '第二句祝福', isAnonymous: false }), 'too_many', 'site.too_many')
    const listed = await admin.setting.limits()
    expect(listed.find(({ name }) => name === 'blessing')).toEqual({
      name: 'blessing',
      chosen: 1,
      standard: 20,
      seconds: 60,
    })
    await admin.setting.setLimits({})
    await ada.blessing.send({ content: '第三句祝福', isAnonymous: false })
  })

  it('are whole numbers, and those that protect accounts cannot be changed', () => {
    for (const points of [0, -1, 1.5, 100_001, '9'])
      expect(codesOf(chosenLimits.safeParse({ like: points }))).toEqual(['setting.limit'])
    expect(chosenLimits.parse({ login: 1_000 })).not.toHaveProperty('login')
  })
})

describe('registration for certain mail domains', () => {
  it('accepts these and their subdomains, and refuses others at the field', async () => {
    const admin = as(await anAdmin(setup))
    await admin.setting.setRegistrationDomains({ domains: ['hhu.edu.cn'] })
    expect(await as('guest').setting.registrationDomains()).toEqual({ domains: ['hhu.edu.cn'] })
    for (const email of ['a@example.org', 'a@nothhu.edu.cn', 'a@hhu.edu.cn.example.org']) {
      await expectRefusal(as('guest').member.register(account(email)), 'invalid', 'member.email_domain', 'email')
    }
    expect(await as('guest').member.register(account('a@Stu.HHU.edu.cn'))).toMatchObject({
      user: { username: 'newcomer' },
    })
    await admin.setting.setRegistrationDomains({ domains: [] })
    await as('guest').member.register({ ...account('b@example.org'), username: 'another' })
  })

  it('normalises the domains that an admin types, and refuses invalid ones', () => {
    expect(mailDomains.parse([' @HHU.edu.cn', 'hhu.edu.cn'])).toEqual(['hhu.edu.cn'])
    for (const wrong of ['hhu', 'a b.cn', '-a.cn', 'a@b.cn', '*.cn'])
      expect(codesOf(mailDomains.safeParse([wrong]))).toEqual(['setting.mail_domain'])
    const many = Array.from({ length: 101 }, (_, at) => `d${at}.cn`)
    expect(codesOf(mailDomains.safeParse(many))).toEqual(['setting.too_many_domains'])
  })
})
