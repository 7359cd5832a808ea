import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browserFor, eventually } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { comeUpTo, scrolled } from '#test/journeys/scrolling.ts'
import { words } from '#test/journeys/interface-texts.ts'

const site = await sharedSite()
const visit = await browserFor(site)

const toggle = (page: Page) => page.locator('.bar__tools .language__toggle')
const language = (page: Page) => page.locator('html').getAttribute('lang')
const cookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'locale')?.value
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('locale'))

describe.each([true, false])('the language of a page (scripts: %s)', scripts => {
  test('is Chinese at a first visit, whatever the browser requests', async () => {
    const page = await visit('/', { scripts, context: { locale: 'en-GB' } })
    expect(await language(page)).toBe('zh-CN')
    await eventually(() => toggle(page).getAttribute('title')).toBe('Switch to English')
    await eventually(() => toggle(page).innerText()).toContain('中文')
    expect(await cookie(page)).toBeUndefined()
  })

  test('is changed by the toggle, which keeps the page, and the choice is kept', async () => {
    const page = await visit('/login?redirect=/timeline', { scripts })
    await toggle(page).click()
    await page.getByRole('heading', { level: 1, name: words.en.account.login.title }).waitFor()
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/login?redirect=/timeline')
    await eventually(() => language(page)).toBe('en')
    expect(await cookie(page)).toBe('en')
    // English first, as on the page; the Chinese is for readers who do not know English.
    await eventually(() => toggle(page).getAttribute('title')).toBe('Switch to Chinese · 切换到中文')
    await eventually(() => toggle(page).innerText()).toContain('English')
    await page.goto('/')
    expect(await language(page)).toBe('en')
    await toggle(page).click()
    await eventually(() => language(page)).toBe('zh-CN')
    expect(await cookie(page)).toBe('zh')
  })

  test('is English after a link with ?lng=en, and on the following pages', async () => {
    const page = await visit('/login?lng=en', { scripts })
    expect(await language(page)).toBe('en')
    expect(await cookie(page)).toBe('en')
    await page.locator('main').getByRole('link', { name: words.en.account.login.toRegister }).click()
    await page.getByRole('heading', { level: 1, name: words.en.account.register.title }).waitFor()
    expect(await language(page)).toBe('en')
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: words.en.account.login.title }).waitFor()
    await toggle(page).click()
    await eventually(() => language(page)).toBe('zh-CN')
    await page.reload()
    expect(await language(page)).toBe('zh-CN')
  })
})

test('with scripts the toggle keeps the scroll position and what was typed, and writes the storage', async () => {
  const page = await visit('/')
  await page.locator('#future').scrollIntoViewIfNeeded()
  await page.locator('#pledge-message').fill('写到一半的话')
  await comeUpTo(page, 5000)
  await toggle(page).click()
  await page.getByLabel(words.en.pledge.form.message, { exact: true }).waitFor()
  await eventually(() => page.locator('#pledge-message').inputValue()).toBe('写到一半的话')
  expect(Math.abs((await scrolled(page)) - 5000)).toBeLessThan(400)
  await eventually(() => stored(page)).toBe('en')
  expect(await cookie(page)).toBe('en')
  expect(await page.title()).toContain('Hohai University')
})

test('a language that only the storage has is used', async () => {
  const page = await visit('/login', {
    prepare: page => page.addInitScript(() => localStorage.setItem('locale', 'en')),
  })
  await eventually(() => language(page)).toBe('en')
  expect(await cookie(page)).toBe('en')
})

test('an invalid stored language is ignored', async () => {
  const page = await visit('/login', {
    prepare: page => page.addInitScript(() => localStorage.setItem('locale', 'xx')),
  })
  expect(await language(page)).toBe('zh-CN')
})
