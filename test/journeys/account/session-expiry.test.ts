import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { alive, browserFor, eventually, type Visit } from '#test/support/browser.ts'
import { journeySite } from '#test/support/journey-site.ts'
import { logIn } from '#test/journeys/send-pledge.ts'
import { both, words } from '#test/journeys/words.ts'

const site = await journeySite({ SEED: 'none', TEST_PAGES: 'on' })
const visit = await browserFor(site)

const sentence = '登录信息已过期，请重新登录'
const toasts = (page: Page) => page.locator('.toast--warning')
const stored = (page: Page, key: string) => page.evaluate(key => localStorage.getItem(key), key)
const path = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return `${pathname}${search}`
}

/** Somebody who is logged in and stands at `place`. */
async function member(place: string, visitor: NonNullable<Parameters<Visit>[1]> = {}): Promise<Page> {
  const page = await visit(`/login?redirect=${encodeURIComponent(place)}`, visitor)
  await logIn(page, visitor.locale ?? 'zh')
  await page.waitForURL(`**${place}`)
  await eventually(() => page.locator('.account-menu').count()).toBe(1)
  return page
}

/** The session ends elsewhere: the server knows the keys no longer, the browser has them still. */
const endElsewhere = (page: Page) =>
  page.evaluate(() =>
    fetch('/auth-test', { method: 'POST', redirect: 'manual', body: new URLSearchParams({ act: 'end' }) }),
  )

/** Counts how often the page is sent to Login. */
async function arrivals(page: Page): Promise<string[]> {
  const seen: string[] = []
  page.on('framenavigated', () => {
    if (path(page).startsWith('/login')) seen.push(path(page))
  })
  return seen
}

describe('a form half filled when the session ends', () => {
  const { authTest } = words.zh.pages
  const text = (page: Page) => page.getByLabel(authTest.draft.text)
  const send = (page: Page) => page.getByRole('button', { name: authTest.draft.send, exact: true }).click()

  test('is refused with the words of the toast, and comes back filled after Login', async () => {
    const page = await member('/auth-test', { locale: 'zh' })
    await text(page).fill('江水初涨')
    await page.getByLabel(authTest.draft.password).fill('three-gorges')
    await endElsewhere(page)
    await send(page)
    await eventually(() => page.locator('.trial__form .form-summary').innerText()).toContain(sentence)
    expect(await toasts(page).locator('.toast__title').innerText()).toBe('提示')
    expect(await toasts(page).locator('.toast__message').first().innerText()).toBe(sentence)
    expect(await toasts(page).count()).toBe(1)
    expect(await stored(page, 'user')).toBeNull()
    expect(await stored(page, 'redirectAfterLogin')).toBe('/auth-test')
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('three-gorges')

    await page.waitForURL('**/login')
    await logIn(page, 'zh')
    await page.waitForURL('**/auth-test')
    await eventually(() => text(page).inputValue()).toBe('江水初涨')
    expect(await page.getByLabel(authTest.draft.password).inputValue()).toBe('')
    expect(await page.locator('.draft').innerText()).toContain(words.zh.ui.draft.restored)
    expect(await stored(page, 'redirectAfterLogin')).toBeNull()

    await send(page)
    await eventually(() => page.locator('.toast--success').innerText()).toContain(authTest.draft.taken)
    expect(await stored(page, 'draft:trial:/auth-test')).toBeNull()
    await page.reload()
    expect(await text(page).inputValue()).toBe('')
  })
})

describe('a session that ends', () => {
  test('while the reader goes to a page of members leads to Login after half a second, and from there to that page', async () => {
    const page = await member('/people', { prepare: it => it.clock.install() })
    await endElsewhere(page)
    const seen = await arrivals(page)
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await page.locator('.account-menu summary').click()
    await page.getByRole('link', { name: words.zh.shell.account.profile }).click()
    await toasts(page).waitFor()
    await page.clock.runFor(450)
    expect(path(page)).toBe('/people')
    await page.clock.runFor(100)
    await page.waitForURL('**/login')
    expect(seen).toEqual(['/login'])
    await page.clock.resume()
    await logIn(page, 'zh')
    await page.waitForURL('**/profile')
  })

  test('under three calls at once is told once and leads to Login once', async () => {
    const page = await member('/auth-test')
    const seen = await arrivals(page)
    await page.getByRole('button', { name: words.zh.pages.authTest.endThenCalls }).click()
    await toasts(page).waitFor()
    await page.waitForURL('**/login')
    expect(await page.locator('.toast').count()).toBe(1)
    expect(seen).toEqual(['/login'])
  })

  test('in two tabs at once is dealt with by one; the other tells of it, stays, and is a member again after Login', async () => {
    const first = await member('/auth-test?tab=1')
    const second = await first.context().newPage()
    await second.goto('/auth-test?tab=2')
    await alive(second)
    await endElsewhere(first)
    const call = words.zh.pages.authTest.call
    const places: (string | null)[] = []
    const press = (page: Page) => page.getByRole('button', { name: call }).click()
    await Promise.all([press(first), press(second)])
    await Promise.all([toasts(first).waitFor(), toasts(second).waitFor()])
    places.push(await stored(first, 'redirectAfterLogin'))
    await eventually(() => [path(first), path(second)].filter(it => it === '/login').length).toBe(1)
    const [left, stayed] = path(first) === '/login' ? [first, second] : [second, first]
    expect(places[0]).toBe(left === first ? '/auth-test?tab=1' : '/auth-test?tab=2')
    await eventually(() => stayed.locator('.account-menu').count()).toBe(0)
    expect(path(stayed)).toMatch(/^\/auth-test/)

    await logIn(left, 'zh')
    await eventually(() => path(left)).toBe(places[0])
    await eventually(() => stayed.locator('.account-menu').count()).toBe(1)
  })

  test('only in its access key is renewed, unnoticed', async () => {
    const page = await member('/people')
    await page.context().clearCookies({ name: 'token' })
    await page.locator('.account-menu summary').click()
    await page.getByRole('link', { name: words.zh.shell.account.profile }).click()
    await page.waitForURL('**/profile')
    expect((await page.context().cookies()).some(({ name }) => name === 'token')).toBe(true)
    expect(await page.locator('.toast').count()).toBe(0)
  })

  test.each(both)('is told without scripts too (%s)', async locale => {
    const page = await visit('/login?redirect=/people', { scripts: false, locale })
    await logIn(page, locale)
    const keys = await page.context().cookies()
    await page.locator('.account-menu summary').click()
    await page.getByRole('button', { name: words[locale].shell.account.logOut }).first().click()
    await page.context().addCookies(keys)
    await page.goto('/people')
    expect(await page.locator('.notice').innerText()).toContain(sentence)
    await page.context().addCookies(keys)
    await page.goto('/profile')
    expect(path(page)).toBe('/login?redirect=%2Fprofile')
    expect(await page.locator('.notice').innerText()).toContain(sentence)
  })
})

test('a user that cannot be read is removed and written anew', async () => {
  const page = await member('/auth-test')
  await page.getByRole('button', { name: words.zh.pages.authTest.damage }).click()
  await eventually(async () => String(await stored(page, 'user'))).toContain('"username":"admin"')
})

test('a pledge half written is there after a reload, and gone when it is sent or its writer wants none of it', async () => {
  const { pledge, ui } = words.zh
  const page = await visit('/')
  const message = page.getByLabel(pledge.form.message, { exact: true })
  await page.getByLabel(pledge.form.name, { exact: true }).fill('林小河')
  await page.getByLabel(pledge.form.grade, { exact: true }).fill('2018级')
  await message.fill('愿江河安澜')
  await page.reload()
  await eventually(() => message.inputValue()).toBe('愿江河安澜')
  expect(await page.locator('.pledge-form .count').innerText()).toContain('5/500')
  await page.getByRole('button', { name: ui.draft.discard }).click()
  expect(await message.inputValue()).toBe('')
  expect(await stored(page, 'draft:pledge:/')).toBeNull()

  await page.getByLabel(pledge.form.name, { exact: true }).fill('林小河')
  await page.getByLabel(pledge.form.grade, { exact: true }).fill('2018级')
  await message.fill('愿江河安澜')
  await page.locator('.pledge-form').getByRole('button', { name: pledge.form.submit }).click()
  await page.getByRole('dialog').waitFor()
  expect(await stored(page, 'draft:pledge:/')).toBeNull()
})
