import { describe, expect, test } from 'vitest'
import { browserFor, eventually } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { asMember, logIn, pathOf } from '#test/journeys/log-in.ts'
import { aMember } from '#test/journeys/moderate-through-rest.ts'
import { bothLocales } from '#test/journeys/interface-texts.ts'

const site = await sharedSite({ SEED: 'none' })
const visit = await browserFor(site)
const who = await aMember(site)

describe.each([true, false])('logging in (scripts: %s)', scripts => {
  test('by name or address opens Home', async () => {
    const page = await visit('/login', { scripts })
    await asMember(page, { ...who, username: scripts ? who.email : who.username.toUpperCase() })
    expect(pathOf(page)).toBe('/')
  })

  test.each(bothLocales)('with a wrong password shows one message and keeps the name (%s)', async locale => {
    const page = await visit('/login', { scripts, locale })
    await logIn(page, locale, { ...who, password: 'another-password' })
    const summary = page.locator('.form-summary')
    const sentence = locale === 'zh' ? '登录失败，请检查用户名和密码' : 'Login failed, please check your credentials'
    await eventually(() => summary.locator('li').allInnerTexts()).toEqual([sentence])
    await eventually(() => page.locator('#login-username').inputValue()).toBe(who.username)
    expect(await page.locator('main').innerText()).not.toContain('登录信息已过期')
    expect(await page.locator('.toast').count()).toBe(0)
    expect(pathOf(page)).toBe('/login')
    await asMember(page, who, locale)
  })

  test('with an empty field has an error at that field', async () => {
    const page = await visit('/login', { scripts })
    await page.locator('.leaf__submit').click()
    await eventually(() => page.locator('#login-username-error').allInnerTexts()).toEqual(['请输入用户名或邮箱'])
    await eventually(() => page.locator('#login-password-error').innerText()).toBe('请输入密码')
  })
})

describe.each(['/login', '/register'])('when the server fails at %s', to => {
  const failed = { '/login': ['登录失败', 'Login failed'], '/register': ['注册失败', 'Registration failed'] }
  const network = ['网络错误，请稍后重试', 'Network error, please try again later']

  test('the form keeps what was typed, and shows one message in both languages', async () => {
    const page = await visit(to, { locale: 'en' })
    const name = page.locator('[name="username"]')
    await name.fill('river_1915')
    const said = () => page.locator('.form-summary li span').allInnerTexts()
    const { send, messages } = { send: page.locator('.leaf__submit'), messages: page.locator('.toast') }
    await page.route(`**${to}.data*`, route => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }))
    await send.click()
    await eventually(said).toEqual(failed[to === '/login' ? '/login' : '/register'])
    await page.unroute(`**${to}.data*`)
    await page.route(`**${to}.data*`, route => route.abort())
    await send.click()
    await eventually(said).toEqual(network)
    expect(await name.inputValue()).toBe('river_1915')
    await eventually(() => messages.count()).toBe(0)
  })
})
