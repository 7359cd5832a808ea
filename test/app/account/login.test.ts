import { describe, expect, it, vi } from 'vitest'
import { action, loader } from '#app/routes/login.tsx'
import { aMember } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'
import { visit } from './visit.ts'

const setup = await testSite()

const ada = { username: 'ada', password: 'lighthouse' } as const
const post = (form: Record<string, string>, path = '/login', locale: 'zh' | 'en' = 'zh') =>
  visit(setup, action, path, { form, locale })

describe('the login form', () => {
  it('opens a session whose cookies scripts cannot read, and redirects to Home', async () => {
    await aMember(setup, { ...ada, email: 'ada@example.org' })
    for (const username of ['ada', 'ADA', 'ada@example.org']) {
      const { status, location, set } = await post({ ...ada, username })
      expect([status, location]).toEqual([303, '/'])
      expect(set['token']).toMatch(/^[\w-]{20,}$/)
      expect(set['refreshToken']).toMatch(/^[\w-]{20,}$/)
    }
  })

  it('redirects to the page that required the login, else to the page where a session had ended', async () => {
    await aMember(setup, ada)
    const profile = '/login?redirect=%2Fprofile%3Ftab%3D2'
    expect((await post(ada, profile)).location).toBe('/profile?tab=2')
    expect((await post({ ...ada, after: '/forum' }, profile)).location).toBe('/profile?tab=2')
    expect((await post({ ...ada, after: '/forum?page=2' })).location).toBe('/forum?page=2')
  })

  it.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    '/forum/..//evil.example',
    'evil',
    ' /x',
  ])('never redirects to another site: %j', async elsewhere => {
    await aMember(setup, ada)
    expect((await post(ada, `/login?redirect=${encodeURIComponent(elsewhere)}`)).location).toBe('/')
    expect((await post({ ...ada, after: elsewhere })).location).toBe('/')
  })

  it.each([
    ['zh', {}],
    ['en', { translation: 'Login failed' }],
  ] as const)('keeps the form and the name when the server fails (%s)', async (locale, translated) => {
    vi.spyOn(setup.site.passwords, 'check').mockRejectedValueOnce(new Error('out of memory'))
    const { status, data } = await post({ ...ada, after: '/forum' }, '/login', locale)
    expect(status).toBe(500)
    expect(data).toEqual({
      values: { username: 'ada', after: '/forum' },
      errors: {},
      message: '登录失败',
      ...translated,
    })
    expect(setup.reported).toMatchObject([{ fault: { message: 'out of memory' }, where: 'POST /login' }])
  })

  it('keeps the name and never the password after wrong credentials', async () => {
    await aMember(setup, ada)
    const { status, data, set } = await post({ username: 'ada', password: 'wrong-one', after: '/forum' })
    expect(status).toBe(422)
    expect(data).toEqual({
      values: { username: 'ada', after: '/forum' },
      errors: {},
      message: '登录失败，请检查用户名和密码',
    })
    expect(Object.keys(set)).toEqual(['stamp'])
  })

  it('has the same message for an unknown name, in the language of the page', async () => {
    const { data } = await post({ username: 'nobody', password: 'wrong-one' }, '/login', 'en')
    expect(data).toMatchObject({ message: 'Login failed, please check your credentials' })
  })

  it('names a missing field', async () => {
    const { status, data } = await post({ username: ' ', password: '' })
    expect(status).toBe(422)
    expect(data).toMatchObject({ errors: { username: ['请输入用户名或邮箱'], password: ['请输入密码'] } })
  })
})

describe('the login page', () => {
  it('redirects a member to Home, on viewing and on submitting', async () => {
    const member = await aMember(setup, ada)
    expect((await visit(setup, loader, '/login?redirect=/profile', { as: member })).location).toBe('/')
    expect((await visit(setup, action, '/login', { as: member, form: ada })).location).toBe('/')
  })

  it('passes the redirect target on to the registration page', async () => {
    const { data } = await visit(setup, loader, '/login?redirect=%2Fadmin%3Fx%3D1')
    expect(data).toMatchObject({ title: '登录', toRegister: '/register?redirect=%2Fadmin%3Fx%3D1' })
    expect((await visit(setup, loader, '/login?redirect=//evil.example')).data).toMatchObject({
      toRegister: '/register',
    })
  })
})
