import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { alive, browserFor, eventually } from '#test/support/browser.ts'
import { firstAdmin, sharedSite } from '#test/support/journey-site.ts'
import { logIn } from '#test/journeys/send-pledge.ts'
import { withKeys } from '#test/journeys/keys.ts'
import { aMember } from '#test/journeys/moderate-through-rest.ts'
import { both, words } from '#test/journeys/words.ts'

const site = await sharedSite({ SEED: 'none' })
const visit = await browserFor(site)
const who = await aMember(site)

const path = (page: Page) => page.url().slice(site.url.length)
const menu = (page: Page) => page.locator('.account-menu')

async function asMember(page: Page, locale: 'zh' | 'en' = 'zh', credentials = who): Promise<Page> {
  await logIn(page, locale, credentials)
  await menu(page).waitFor()
  return page
}

/** The member at a page, with a session that is theirs from the start. */
async function memberAt(to: string, visitor: NonNullable<Parameters<typeof visit>[1]> = {}): Promise<Page> {
  const page = await visit(to, { ...visitor, context: await withKeys(site, who) })
  await menu(page).waitFor()
  return page
}

async function logOut(page: Page): Promise<void> {
  await menu(page).locator('summary').click()
  await menu(page).getByRole('button', { name: words.zh.shell.account.logOut }).click()
}

describe.each([true, false])('logging in (scripts: %s)', scripts => {
  test('by name or address leads Home', async () => {
    const page = await visit('/login', { scripts })
    await asMember(page, 'zh', { ...who, username: scripts ? who.email : who.username.toUpperCase() })
    expect(path(page)).toBe('/')
  })

  test.each(both)('with another password says so once and keeps the name (%s)', async locale => {
    const page = await visit('/login', { scripts, locale })
    await logIn(page, locale, { ...who, password: 'another-password' })
    const summary = page.locator('.form-summary')
    const sentence = locale === 'zh' ? '登录失败，请检查用户名和密码' : 'Login failed, please check your credentials'
    await eventually(() => summary.locator('li').allInnerTexts()).toEqual([sentence])
    expect(await page.locator('#login-username').inputValue()).toBe(who.username)
    expect(await page.locator('main').innerText()).not.toContain('登录信息已过期')
    expect(await page.locator('.toast').count()).toBe(0)
    expect(path(page)).toBe('/login')
    await asMember(page, locale)
  })

  test('what is missing is asked for at its field', async () => {
    const page = await visit('/login', { scripts })
    await page.locator('.leaf__submit').click()
    await eventually(() => page.locator('#login-username-error').allInnerTexts()).toEqual(['请输入用户名或邮箱'])
    expect(await page.locator('#login-password-error').innerText()).toBe('请输入密码')
  })
})

describe.each(['/login', '/register'])('where the server fails at %s', to => {
  const failed = { '/login': ['登录失败', 'Login failed'], '/register': ['注册失败', 'Registration failed'] }
  const network = ['网络错误，请稍后重试', 'Network error, please try again later']

  test('the form stays with what was typed, and says so in both languages, once', async () => {
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
    expect([await name.inputValue(), await messages.count()]).toEqual(['river_1915', 0])
  })
})

describe.each([true, false])('who may open what (scripts: %s)', scripts => {
  test.each(['/profile', '/admin/pledges?status=all'])('a guest at %s is led by way of Login', async to => {
    const page = await visit(to, { scripts })
    expect(path(page)).toBe(`/login?redirect=${encodeURIComponent(to)}`)
    await logIn(page, 'zh', firstAdmin)
    await page.waitForURL(`**${to}`)
  })

  test('guest-only pages lead a member Home', async () => {
    const page = await memberAt('/about', { scripts })
    for (const to of ['/login', '/register', '/login?redirect=/profile']) {
      await page.goto(to)
      expect(path(page)).toBe('/')
    }
  })

  test.each(both)('a member at /admin is told in Chinese first, and led Home (%s)', async locale => {
    const page = await memberAt('/admin', { scripts, locale })
    expect(path(page)).toBe('/')
    const told = page.locator(scripts ? '.toast--error' : '.notice--error')
    await told.waitFor()
    expect(await told.innerText()).toContain('需要管理员权限才能访问此页面')
    const english = 'Admin permission is required to access this page'
    if (locale === 'en') {
      expect(await told.locator('[lang=en]').innerText()).toBe(english)
      expect(await told.locator('[lang=zh-CN]').innerText()).toBe('需要管理员权限才能访问此页面')
    } else expect(await told.innerText()).not.toContain(english)
  })
})

describe('where a login leads', () => {
  test('the redirect query first, then where a session ended, once', async () => {
    const page = await visit('/login?redirect=%2Fabout%23contact')
    await page.evaluate(() => localStorage.setItem('redirectAfterLogin', '/people'))
    await asMember(page)
    expect(path(page)).toBe('/about#contact')
    // So far down the page the bar is out of the way.
    await page.goto('/people')
    await logOut(page)
    await page.waitForURL(`${site.url}/`)
    await page.goto('/login')
    await page.evaluate(() => localStorage.setItem('redirectAfterLogin', '/people?x=1'))
    await asMember(page)
    expect(path(page)).toBe('/people?x=1')
    expect(await page.evaluate(() => localStorage.getItem('redirectAfterLogin'))).toBeNull()
  })

  test('Back leads to the page before Login, which has done its part', async () => {
    const page = await visit('/culture')
    await page.locator('.bar__tools [href="/login"]').click()
    await page.waitForURL('**/login')
    await asMember(page)
    expect(path(page)).toBe('/')
    await page.goBack()
    await page.waitForURL('**/culture')
  })

  test('never to another site', async () => {
    const page = await visit('/login?redirect=%2F%2Fevil.example')
    await page.evaluate(() => localStorage.setItem('redirectAfterLogin', '/\\\\evil.example'))
    await asMember(page)
    expect(path(page)).toBe('/')
  })
})

describe('logging out', () => {
  test('leads Home; Back shows nothing of the member', async () => {
    const page = await memberAt('/profile/security')
    expect(await page.locator('main').innerText()).toContain(who.email)
    await logOut(page)
    await page.waitForURL(`${site.url}/`)
    await page.locator('.bar__tools [href="/login"]').waitFor()
    await page.goBack()
    await page.waitForURL('**/login?redirect=%2Fprofile%2Fsecurity')
    // The address changes before the page does.
    await page.locator('#login-username').waitFor()
    expect(await page.locator('body').innerText()).not.toContain(who.email)
  })

  test('in one tab logs out the others', async () => {
    const page = await memberAt('/people')
    const other = await page.context().newPage()
    await other.goto('/about')
    await alive(other)
    await logOut(page)
    await other.locator('.bar__tools [href="/login"]').waitFor()
    await other.locator('.toast').filter({ hasText: '您已在另一个页面退出登录' }).waitFor()
    expect(path(other)).toBe('/about')
  })

  test('works without scripts', async () => {
    const page = await memberAt('/people', { scripts: false })
    await logOut(page)
    await page.locator('.bar__tools [href="/login"]').waitFor()
    await page.goto('/profile')
    expect(path(page)).toBe('/login?redirect=%2Fprofile')
  })
})

describe('what the browser keeps', () => {
  test('the keys in cookies that no script reads, the display copy and the visitor in storage', async () => {
    const page = await asMember(await visit('/login'))
    const cookies = await page.context().cookies()
    const kept = (name: string) => cookies.find(cookie => cookie.name === name)
    for (const name of ['token', 'refreshToken'])
      expect(kept(name)).toMatchObject({ httpOnly: true, sameSite: 'Lax', secure: false, path: '/' })
    expect(kept('visitorSessionId')).toMatchObject({ httpOnly: false })
    const days = (name: string) => Math.round(((kept(name)?.expires ?? 0) - Date.now() / 1000) / (24 * 3600))
    expect(days('refreshToken')).toBe(30)

    const storage = new Map(await page.evaluate(() => Object.entries<string>(localStorage)))
    expect([...storage.keys()].sort()).toEqual(['user', 'visitorSessionId'])
    expect(JSON.parse(storage.get('user') ?? '')).toMatchObject({
      username: who.username,
      email: who.email,
      role: 'user',
    })
    expect(storage.get('user')).not.toMatch(/password|hash/i)
    expect(storage.get('visitorSessionId')).toMatch(/^visitor-\d+-[a-z0-9]+$/)
    expect(storage.get('visitorSessionId')).toBe(kept('visitorSessionId')?.value)

    await logOut(page)
    await page.locator('.bar__tools [href="/login"]').waitFor()
    // The page shows the logout at once; the server's answer takes the keys away.
    const left = async () =>
      (await page.context().cookies()).map(({ name }) => name).filter(name => /token/i.test(name))
    await eventually(left).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
  })

  test('a copy that cannot be read is removed, and the page works', async () => {
    const page = await visit('/about')
    await page.evaluate(() => localStorage.setItem('user', '{bad'))
    await page.reload()
    await eventually(() => page.evaluate(() => localStorage.getItem('user'))).toBeNull()
    expect(await page.locator('h1').count()).toBe(1)
  })
})
