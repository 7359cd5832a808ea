import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hydrated, browserFor, eventually } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { accountMenu, asMember, openAs, pathOf } from '#test/journeys/log-in.ts'
import { aMember } from '#test/journeys/moderate-through-rest.ts'
import { words } from '#test/journeys/interface-texts.ts'

const site = await sharedSite({ SEED: 'none' })
const visit = await browserFor(site)
const who = await aMember(site)
const memberAt = openAs(visit, who)

async function logOut(page: Page): Promise<void> {
  await accountMenu(page).locator('summary').click()
  await accountMenu(page).getByRole('button', { name: words.zh.shell.account.logOut }).click()
}

describe('the page after a login', () => {
  test('is that of the redirect parameter, else the page where a session ended, once', async () => {
    const page = await visit('/login?redirect=%2Fabout%23contact')
    await page.evaluate(() => localStorage.setItem('redirectAfterLogin', '/people'))
    await asMember(page, who)
    expect(pathOf(page)).toBe('/about#contact')
    // Further down the page the bar is hidden.
    await page.goto('/people')
    await logOut(page)
    await page.waitForURL(`${site.url}/`)
    await page.goto('/login')
    await page.evaluate(() => localStorage.setItem('redirectAfterLogin', '/people?x=1'))
    await asMember(page, who)
    expect(pathOf(page)).toBe('/people?x=1')
    expect(await page.evaluate(() => localStorage.getItem('redirectAfterLogin'))).toBeNull()
  })

  test('is followed in the history by the page before Login, so that Back skips Login', async () => {
    const page = await visit('/culture')
    await page.locator('.bar__tools [href="/login"]').click()
    await page.waitForURL('**/login')
    await asMember(page, who)
    expect(pathOf(page)).toBe('/')
    await page.goBack()
    await page.waitForURL('**/culture')
  })

  test('is never on another site', async () => {
    const page = await visit('/login?redirect=%2F%2Fevil.example')
    await page.evaluate(() => localStorage.setItem('redirectAfterLogin', '/\\\\evil.example'))
    await asMember(page, who)
    expect(pathOf(page)).toBe('/')
  })
})

describe('logging out', () => {
  test('opens Home; Back shows no data of the member', async () => {
    const page = await memberAt('/profile/security')
    await eventually(() => page.locator('main').innerText()).toContain(who.email)
    await logOut(page)
    await page.waitForURL(`${site.url}/`)
    await page.locator('.bar__tools [href="/login"]').waitFor()
    await page.goBack()
    await page.waitForURL('**/login?redirect=%2Fprofile%2Fsecurity')
    // The address changes before the content of the page does.
    await page.locator('#login-username').waitFor()
    expect(await page.locator('body').innerText()).not.toContain(who.email)
  })

  test('in one tab logs out the other tabs', async () => {
    const page = await memberAt('/people')
    const other = await page.context().newPage()
    await other.goto('/about')
    await hydrated(other)
    await logOut(page)
    await other.locator('.bar__tools [href="/login"]').waitFor()
    await other.locator('.toast').filter({ hasText: '您已在另一个页面退出登录' }).waitFor()
    expect(pathOf(other)).toBe('/about')
  })

  test('works without scripts', async () => {
    const page = await memberAt('/people', { scripts: false })
    await logOut(page)
    await page.locator('.bar__tools [href="/login"]').waitFor()
    await page.goto('/profile')
    expect(pathOf(page)).toBe('/login?redirect=%2Fprofile')
  })
})

describe('the data in the browser', () => {
  test('are the tokens in HttpOnly cookies, and the copy of the member and the visitor session in storage', async () => {
    const page = await asMember(await visit('/login'), who)
    await page.waitForFunction(() => localStorage.getItem('visitorSessionId') !== null)
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
    // The page shows the logout immediately; the response clears the cookies.
    const left = async () =>
      (await page.context().cookies()).map(({ name }) => name).filter(name => /token/i.test(name))
    await eventually(left).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
  })

  test('lose an invalid copy of the member, and the page works', async () => {
    const page = await visit('/about')
    await page.evaluate(() => localStorage.setItem('user', '{bad'))
    await page.reload()
    await eventually(() => page.evaluate(() => localStorage.getItem('user'))).toBeNull()
    await eventually(() => page.locator('h1').count()).toBe(1)
  })
})
