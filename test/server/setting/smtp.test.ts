import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Audit } from '#server/audit/audit.entity.ts'
import type { SmtpAccount } from '#server/kernel/smtp-account.ts'
import type { Member } from '#server/member/member.entity.ts'
import { readMailDeliveryMethod } from '#server/setting/mail-delivery-method.ts'
import { setSmtp } from '#server/setting/smtp.schema.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'
import { postman, silentServer, smtpServer } from '#test/support/smtp-server.ts'

const setup = await testSite()
const { as, em, site } = setup

let admin: Member
beforeEach(async () => {
  admin = await anAdmin(setup, { username: 'warden' })
})
afterEach(() => void (site.letters.server = undefined))

const mailTransport = async () => readMailDeliveryMethod(em(), site)
const formOf = ({ host, port, secure, user, password, fromName, fromAddress }: SmtpAccount) => ({
  host,
  port,
  secure,
  user,
  password,
  fromName,
  fromAddress,
})

describe('the mail server', () => {
  it('is the one that an admin set, else that of SMTP_URL, else none', async () => {
    expect(await mailTransport()).toEqual({ route: 'files', account: undefined })
    const { account } = await smtpServer()
    site.letters.server = account
    expect(await mailTransport()).toEqual({ route: 'environment', account })
    const other = await smtpServer({ login: true })
    await as(admin).setting.setSmtp(formOf(other.account))
    expect(await mailTransport()).toEqual({ route: 'stored', account: other.account })
    await as(admin).setting.setSmtp({ host: '' })
    expect((await mailTransport()).route).toBe('environment')
  })

  it('cannot be set or tested by guests and members', async () => {
    const member = as(await aMember(setup)).setting
    const guest = as('guest').setting
    for (const call of [() => member.smtp(), () => member.setSmtp({}), () => member.testSmtp({})])
      await expectRefusal(call(), 'forbidden', 'session.not_admin')
    for (const call of [() => guest.smtp(), () => guest.setSmtp({}), () => guest.testSmtp({})])
      await expectRefusal(call(), 'unauthenticated', 'session.required')
  })

  it('is stored with an encrypted password, which is never returned', async () => {
    const { account } = await smtpServer({ login: true })
    const saved = await as(admin).setting.setSmtp(formOf(account))
    expect(saved.testResult).toEqual({ success: true, message: '邮件服务器可以使用。' })
    const shown = { ...formOf(account), password: '******' }
    expect(saved.config).toEqual(shown)
    const page = await as(admin).setting.smtp()
    expect(page).toMatchObject({ config: shown, route: 'stored' })
    expect(page.presets.map(({ key }) => key)).toEqual(['qq', 'netease', 'tencent', 'generic'])
    expect((await as(admin).setting.config({ key: 'smtp_config' })).value).toEqual(shown)
    const everything = JSON.stringify(await em().execute('select * from setting, audit'))
    expect(everything).not.toContain(postman.password)
  })

  it('keeps its password when six asterisks or none is sent', async () => {
    const { account } = await smtpServer({ login: true })
    await as(admin).setting.setSmtp(formOf(account))
    for (const password of ['******', '']) {
      await as(admin).setting.setSmtp({ ...formOf(account), fromName: `校庆 ${password}`, password })
      expect((await mailTransport()).account).toMatchObject({ password: postman.password })
    }
    await as(admin).setting.setSmtp({ host: '' })
    await as(admin).setting.setSmtp({ ...formOf(account), password: '' })
    expect((await mailTransport()).account).toMatchObject({ password: '' })
  })

  it('does not send the stored password to another server, user or port', async () => {
    const { account } = await smtpServer({ login: true })
    await as(admin).setting.setSmtp(formOf(account))
    for (const other of [{ host: 'localhost' }, { port: 4799 }, { user: 'someone@example.org' }, { secure: true }])
      await expectRefusal(
        as(admin).setting.setSmtp({ ...formOf(account), ...other, password: '******' }),
        'invalid',
        'setting.smtp_password_again',
        'password',
      )
    expect((await mailTransport()).account).toMatchObject({ host: account.host, password: postman.password })
  })

  it('is recorded with before and after, without a password', async () => {
    const { account } = await smtpServer({ login: true })
    await as(admin).setting.setSmtp(formOf(account))
    await as(admin).setting.setSmtp({ ...formOf(account), password: '******' })
    expect(await em().find(Audit, {}, { orderBy: { id: 'asc' } })).toMatchObject([
      { act: 'setting.setSmtp', adminName: 'warden', before: { host: '' }, after: { password: '******' } },
    ])
  })
})

describe('saving the mail server', () => {
  it('returns the server’s error message, and saves all the same', async () => {
    const { account } = await smtpServer({ login: true })
    const { config, testResult } = await as(admin).setting.setSmtp({ ...formOf(account), password: 'not it' })
    expect(testResult.success).toBe(false)
    expect(testResult.message).toMatch(/^535 Error: authentication: failed/)
    expect(config.host).toBe('127.0.0.1')
  })

  it('that does not answer returns before a client’s timeout', async () => {
    const started = performance.now()
    const { testResult } = await as(admin).setting.setSmtp(formOf(await silentServer()))
    expect(performance.now() - started).toBeLessThan(9_800)
    expect(testResult).toEqual({ success: false, message: 'no answer within 9 s' })
  }, 15_000)

  it('without a host says where letters go', async () => {
    const english = as(admin, { locale: 'en' }).setting
    expect((await english.setSmtp({ host: '' })).testResult.message).toMatch(/written as files/)
  })
})

describe('a test letter', () => {
  it('goes to the admin, or to the requested address, and the server’s response is returned', async () => {
    const { account, received } = await smtpServer()
    site.letters.server = account
    const told = await as(admin).setting.testSmtp({})
    expect(told.success).toBe(true)
    expect(told.message).toMatch(/^250/)
    await as(admin).setting.testSmtp({ to: 'else@example.org' })
    expect(received.map(({ to }) => to)).toEqual([['warden@example.org'], ['else@example.org']])
  })

  it('that is refused returns the server’s own message', async () => {
    const { account } = await smtpServer({
      onRcptTo: (_address, _session, callback) =>
        callback(Object.assign(new Error('No such user'), { responseCode: 550 })),
    })
    site.letters.server = account
    const told = await expectRefusal(as(admin).setting.testSmtp({}), 'invalid', 'setting.smtp_failed')
    expect(told?.params['words']).toMatch(/^550 No such user/)
  })

  it('without a server is refused', async () => {
    await expectRefusal(as(admin).setting.testSmtp({}), 'invalid', 'setting.smtp_none')
  })
})

describe('the input of the mail server', () => {
  const told = (form: object) =>
    setSmtp.safeParse(form).error?.issues.map(({ path, message }) => [path.join('.'), message])
  const whole = { host: 'smtp.example.org', port: 587, fromAddress: 'site@example.org' }

  it.each([
    [{ ...whole, host: 'smtp.example.org/x' }, 'host', 'setting.smtp_host'],
    [{ ...whole, port: 0 }, 'port', 'setting.smtp_port'],
    [{ ...whole, port: 65_536 }, 'port', 'setting.smtp_port'],
    [{ ...whole, fromAddress: 'nobody' }, 'fromAddress', 'member.email_invalid'],
    [{ ...whole, fromAddress: '' }, 'fromAddress', 'setting.smtp_from_required'],
  ])('%j', (form, field, code) => {
    expect(told(form)).toEqual([[field, code]])
  })

  it('has defaults, and uses the user as the sender when that is an address', () => {
    expect(setSmtp.parse({})).toMatchObject({ host: '', port: 587, secure: false })
    expect(told({ host: 'smtp.qq.com', user: 'a@qq.com' })).toBeUndefined()
    expect(told({ host: '2001:db8::1', fromAddress: 'a@example.org' })).toBeUndefined()
  })
})
