import { describe, expect, it, vi } from 'vitest'
import { action, loader, shouldRevalidate } from '#app/routes/register.tsx'
import { Member } from '#server/member/member.entity.ts'
import { createFormToken } from '#server/http/pages/form-token.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'
import { flashOf, visit } from './visit.ts'

const setup = await testSite()
const { as, em, site, clock } = setup

const right = {
  username: 'river_1915',
  email: 'river@example.org',
  password: 'bridge-15',
  confirmPassword: 'bridge-15',
  terms: 'on',
} as const

const post = (form: Record<string, string>, path = '/register') => visit(setup, action, path, { form })
const members = () => em().count(Member)

/**
 * The change of each invalid form, with the field and message of its error (docs/product.md#registration); `without` omits a field, as an unticked
 * checkbox does.
 */
const wrong: readonly [what: string, change: Record<string, string>, field: string, message: string][] = [
  ['no username', { username: '' }, 'username', '请输入用户名'],
  ['a username of 2', { username: 'ab' }, 'username', '用户名长度须为 3-20 个字符'],
  ['a username of 21', { username: 'a'.repeat(21) }, 'username', '用户名长度须为 3-20 个字符'],
  ['a username with a hyphen', { username: 'a-b-c' }, 'username', '用户名只能包含字母、数字和下划线'],
  ['no e-mail', { email: '' }, 'email', '请输入邮箱'],
  ['an e-mail that is none', { email: 'river@' }, 'email', '请输入有效的邮箱地址'],
  ['no password', { password: '', confirmPassword: '' }, 'password', '请输入密码'],
  ['a password of 5', { password: 'abcde', confirmPassword: 'abcde' }, 'password', '密码长度不能少于 6 个字符'],
  ['another confirmation', { confirmPassword: 'abcdeg' }, 'confirmPassword', '两次输入的密码不一致'],
  ['no confirmation', { confirmPassword: '' }, 'confirmPassword', '请再次输入密码'],
  ['no agreement', { terms: '' }, 'terms', '请阅读并同意用户协议和隐私政策'],
]

describe('the registration form', () => {
  it('creates the account and redirects to Login with a message', async () => {
    const told = await post(right)
    expect([told.status, told.location]).toEqual([303, '/login'])
    expect(flashOf(told)).toEqual({ type: 'success', text: 'account:registered', username: 'river_1915' })
    expect(await em().findOneOrFail(Member, { usernameKey: 'river_1915' })).toMatchObject({ role: 'user' })
  })

  it.each([3, 20])('takes a username of %i characters', async length => {
    expect((await post({ ...right, username: 'a'.repeat(length) })).status).toBe(303)
  })

  it.each(wrong)('refuses %s at its field', async (_, change, field, message) => {
    const { status, data } = await post({ ...right, ...change })
    expect(status).toBe(422)
    expect(data).toMatchObject({ errors: { [field]: [message] } })
    expect(await members()).toBe(0)
  })

  it('reports all errors together, different passwords too', async () => {
    const { data } = await post({ ...right, username: 'ab', email: 'river@', confirmPassword: 'abcdeg', terms: '' })
    expect(data).toMatchObject({
      errors: {
        username: ['用户名长度须为 3-20 个字符'],
        email: ['请输入有效的邮箱地址'],
        confirmPassword: ['两次输入的密码不一致'],
        terms: ['请阅读并同意用户协议和隐私政策'],
      },
    })
  })

  it('keeps what was typed, except the passwords and the hidden key', async () => {
    const { data } = await post({ ...right, username: 'x', stamp: 'anything' })
    expect(data).toMatchObject({ values: { username: 'x', email: 'river@example.org', terms: 'on' } })
    expect(JSON.stringify(data)).not.toMatch(/abcdef|anything/)
  })

  it('reports a name or an address that is taken at its field', async () => {
    await aMember(setup, { username: 'River_1915', email: 'one@example.org' })
    expect((await post(right)).data).toMatchObject({ errors: { username: ['这个用户名已被使用'] } })
    await aMember(setup, { username: 'other', email: 'RIVER@example.org' })
    expect((await post({ ...right, username: 'third' })).data).toMatchObject({
      errors: { email: ['这个邮箱已经注册过'] },
    })
  })

  it('creates one account when it is sent twice', async () => {
    const stamp = createFormToken(site.vault, clock.now())
    clock.advance(5000)
    const results = [await post({ ...right, stamp }), await post({ ...right, stamp })]
    expect(results.map(({ location }) => location)).toEqual(['/login', '/login'])
    expect(await members()).toBe(1)
  })

  it('is refused when the field that is hidden from people is filled in', async () => {
    expect((await post({ ...right, website: 'https://example.com' })).status).toBe(422)
    expect(await members()).toBe(0)
  })

  it('keeps the redirect target for the login that follows', async () => {
    expect((await post(right, '/register?redirect=%2Fprofile')).location).toBe('/login?redirect=%2Fprofile')
    expect((await visit(setup, loader, '/register?redirect=%2Fprofile')).data).toMatchObject({
      toLogin: '/login?redirect=%2Fprofile',
    })
  })
})

describe('closed registration', () => {
  const close = async () => as(await anAdmin(setup)).setting.setRegistration({ enabled: false })

  it('is announced on the page', async () => {
    expect((await visit(setup, loader, '/register')).data).toMatchObject({ open: true })
    await close()
    expect((await visit(setup, loader, '/register')).data).toMatchObject({ open: false })
  })

  it('refuses a form that was opened before, and reloads the page', async () => {
    await close()
    const before = await members()
    const { status, data } = await post(right)
    expect(status).toBe(403)
    expect(data).toMatchObject({ message: '系统当前不允许新用户注册，请稍后再试或联系管理员', errors: {} })
    expect(await members()).toBe(before)
    const url = new URL('http://here.example/register')
    const asked = { currentUrl: url, currentParams: {}, nextUrl: url, nextParams: {}, defaultShouldRevalidate: false }
    expect(shouldRevalidate({ ...asked, actionStatus: status })).toBe(true)
    for (const actionStatus of [422, 500, 503])
      expect(shouldRevalidate({ ...asked, actionStatus, defaultShouldRevalidate: true })).toBe(false)
  })
})

describe('the register page', () => {
  it('redirects a member to Home', async () => {
    const member = await aMember(setup)
    expect((await visit(setup, loader, '/register', { as: member })).location).toBe('/')
    expect((await visit(setup, action, '/register', { as: member, form: right })).location).toBe('/')
  })
})

describe('a failure of the server', () => {
  it.each([
    ['zh', undefined],
    ['en', 'Registration failed'],
  ] as const)('keeps the form with what was typed, except the passwords (%s)', async (locale, translation) => {
    vi.spyOn(site.passwords, 'hash').mockRejectedValueOnce(new Error('out of memory'))
    const { status, data } = await visit(setup, action, '/register', { form: right, locale })
    const { username, email, terms } = right
    expect(status).toBe(500)
    expect(data).toEqual({ values: { username, email, terms }, errors: {}, message: '注册失败', translation })
    expect(await members()).toBe(0)
    expect(setup.reported).toMatchObject([{ where: 'POST /register' }])
  })
})
