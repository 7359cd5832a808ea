import { beforeEach, describe, expect, it } from 'vitest'
import { action, loader } from '#app/routes/admin-settings.tsx'
import type { Member } from '#server/member/member.entity.ts'
import { readMailDeliveryMethod } from '#server/setting/mail-delivery-method.ts'
import { visit } from '#test/app/account/visit.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'
import { postman, smtpServer } from '#test/support/smtp-server.ts'

const setup = await testSite()

let admin: Member
beforeEach(async () => {
  admin = await anAdmin(setup, { username: 'warden' })
})

const at = '/admin/settings'
const send = (form: Record<string, string>, locale: 'zh' | 'en' = 'zh') =>
  visit(setup, action, at, { as: admin, form, locale })
const mailTransport = async () => (await readMailDeliveryMethod(setup.em(), setup.site)).account

/** The form as a browser sends it: numbers are strings, and an unticked checkbox is missing. */
const formOf = (port: number) => ({
  act: 'mail',
  host: '127.0.0.1',
  port: String(port),
  user: postman.user,
  password: postman.password,
  fromName: '',
  fromAddress: '',
})

describe('the settings page', () => {
  it('is for admins alone', async () => {
    const member = await aMember(setup)
    for (const door of [loader, action] as const) {
      const form = door === action ? { form: { act: 'mail', host: '' } } : {}
      expect((await visit(setup, door, at, { as: member, ...form })).location).toBe('/')
      expect((await visit(setup, door, at, form)).location).toMatch(/^\/login\?redirect=/)
    }
  })

  it('stores the mail server, and shows the result of the test connection in the server’s words', async () => {
    const { account } = await smtpServer({ login: true })
    const good = await send(formOf(account.port))
    expect(good.data).toEqual({
      answered: { act: 'mail', isGood: true, text: '已保存。邮件服务器答复：邮件服务器可以使用。' },
    })
    expect(await mailTransport()).toMatchObject({ port: account.port, secure: false, password: postman.password })
    expect(JSON.stringify((await visit(setup, loader, at, { as: admin })).data)).not.toContain(postman.password)
    await send({ ...formOf(account.port), password: '******', fromName: '校庆' })
    expect(await mailTransport()).toMatchObject({ fromName: '校庆', password: postman.password })
    const bad = await send({ ...formOf(account.port), password: 'not it' }, 'en')
    expect(bad.data).toMatchObject({ answered: { isGood: false } })
    expect(JSON.stringify(bad.data)).toContain('535')
    const secure = await send({ ...formOf(account.port), password: 'not it', secure: 'on' })
    expect(secure.status).toBe(200)
    expect(await mailTransport()).toMatchObject({ secure: true })
  })

  it('reports errors of the form, and never returns the password', async () => {
    const told = await send({ ...formOf(587), port: 'many', host: 'smtp.example.org/x' })
    expect(told.status).toBe(422)
    expect(told.data).toHaveProperty('errors.host.0')
    expect(told.data).toHaveProperty('errors.port.0')
    expect(JSON.stringify(told.data)).not.toContain(postman.password)
    expect((await send({ act: 'burn' })).status).toBe(400)
    expect(await mailTransport()).toBeUndefined()
  })

  it('sends a test letter, and shows the server’s response', async () => {
    const { account, received } = await smtpServer({
      onRcptTo: ({ address }, _session, callback) =>
        callback(address.startsWith('gone') ? Object.assign(new Error('No such user'), { responseCode: 550 }) : null),
    })
    await send({ ...formOf(account.port), user: '', password: '', fromAddress: 'site@example.org' })
    const { data } = await send({ act: 'mail-test' }, 'en')
    expect(data).toMatchObject({ answered: { isGood: true } })
    expect(JSON.stringify(data)).toMatch(/The test letter is on its way.*250/)
    expect(received.map(({ to }) => to)).toEqual([['warden@example.org']])
    const refused = await send({ act: 'mail-test', to: 'gone@example.org' })
    expect(refused.status).toBe(422)
    expect(JSON.stringify(refused.data)).toContain('550 No such user')
  })
})
