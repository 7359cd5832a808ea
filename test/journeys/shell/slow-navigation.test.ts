import { describe, expect, test } from 'vitest'
import { browserFor, eventually } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { forumNavigations, heading, isFocused, status } from '#test/journeys/shell/forum-navigations.ts'
import { bothLocales, words } from '#test/journeys/interface-texts.ts'

const visit = await browserFor(await sharedSite())

describe.each(bothLocales)('a page of the forum (%s)', locale => {
  const { shell } = words[locale]

  test.each(forumNavigations)('that is slow shows that it loads: $part', async ({ part, from, link, data }) => {
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
    // What lies below takes neither focus nor clicks.
    const below = page.locator('main[inert], .imprint[inert]')
    await eventually(() => below.count()).toBe(2)
    held.resolve(undefined)
    await page.locator('.page-loading').waitFor({ state: 'detached' })
    await eventually(() => heading(page).innerText()).not.toBe(name)
    await eventually(() => isFocused(page)).toBe(true)
    await eventually(() => below.count()).toBe(0)
    await eventually(() => status(page)).toBe('')
  })
})
