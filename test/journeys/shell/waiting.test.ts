import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browserFor, eventually } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { withKeys } from '#test/journeys/keys.ts'
import { aMember } from '#test/journeys/moderate-through-rest.ts'
import { bothLocales, words } from '#test/journeys/words.ts'

const site = await sharedSite()
const visit = await browserFor(site)

const status = (page: Page) => page.locator('.page-status').innerText()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const isFocused = (page: Page) => heading(page).evaluate(h1 => h1 === document.activeElement)

/** Navigations to three forum pages: the starting page, the link, and the data request. */
const places = [
  { part: 'boards', from: '/articles', link: 'main a[href="/forum"]', data: '**/forum.data*' },
  { part: 'board', from: '/forum', link: '.board-index a', data: '**/forum/board/*.data*' },
  { part: 'post', from: '/forum', link: '.post-list h3 a', data: '**/forum/post/*.data*' },
] as const

describe.each(bothLocales)('a page of the forum (%s)', locale => {
  const { shell, errors } = words[locale]

  test.each(places)('that is slow shows that it loads: $part', async ({ part, from, link, data }) => {
    const page = await visit(from, { locale })
    const name = await heading(page).innerText()
    const held = Promise.withResolvers<unknown>()
    await page.route(data, async route => {
      await held.promise
      await route.continue()
    })
    await page.locator(link).first().click()
    await page.locator('.page-loading').getByText(shell.loadingOf[part]).waitFor()
    expect(await status(page)).toBe(shell.loadingOf[part])
    expect(await page.locator('.is-leaving .page-loading').count(), 'it does not fade with the page one leaves').toBe(0)
    const below = page.locator('main[inert], .imprint[inert]')
    expect(await below.count(), 'what lies below takes neither focus nor clicks').toBe(2)
    held.resolve(undefined)
    await page.locator('.page-loading').waitFor({ state: 'detached' })
    await eventually(() => heading(page).innerText()).not.toBe(name)
    await eventually(() => isFocused(page)).toBe(true)
    expect(await below.count()).toBe(0)
    expect(await status(page)).toBe('')
  })

  test.each(places)('that fails on the network has its own message: $part', async place => {
    const page = await visit(place.from, { locale, complaints: /NetworkFailure|Failed to fetch/ })
    await page.context().setOffline(true)
    await page.locator(place.link).first().click()
    await eventually(() => heading(page).innerText()).toBe(errors.forum[place.part])
    await page.context().setOffline(false)
    await page.getByRole('link', { name: errors.retry }).click()
    await page.locator('.forum, .board, .post').first().waitFor()
  })
})

describe('the arrival on a page', () => {
  test('is announced by its title when the focus stays on a link', async () => {
    const page = await visit('/profile', { context: await withKeys(site, await aMember(site)) })
    expect(await status(page)).toBe('')
    const before = page.url()
    await page.locator('.profile__links a[href="/profile/posts"]').press('Enter')
    await eventually(() => page.url()).not.toBe(before)
    await eventually(async () => (await status(page)) === (await page.title())).toBe(true)
  })

  test('is announced by the focused heading otherwise, and by the title when the link leads to the same page', async () => {
    const page = await visit('/about')
    const chapter = page.locator('.bar__chapters [href="/people"]')
    await chapter.press('Enter')
    await eventually(() => isFocused(page)).toBe(true)
    expect(await status(page)).toBe('')
    await chapter.press('Enter')
    await eventually(() => status(page)).toBe(await page.title())
  })
})
