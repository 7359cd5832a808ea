import { describe, test } from 'vitest'
import { browserFor, eventually } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { forumNavigations, heading } from '#test/journeys/shell/forum-navigations.ts'
import { bothLocales, words } from '#test/journeys/interface-texts.ts'

const visit = await browserFor(await sharedSite())

describe.each(bothLocales)('a page of the forum (%s)', locale => {
  const { errors } = words[locale]

  test.each(forumNavigations)('that fails on the network has its own message: $part', async place => {
    const page = await visit(place.from, { locale, complaints: /NetworkFailure|Failed to fetch/ })
    await page.context().setOffline(true)
    await page.locator(place.link).first().click()
    await eventually(() => heading(page).innerText()).toBe(errors.forum[place.part])
    await page.context().setOffline(false)
    await page.getByRole('link', { name: errors.retry }).click()
    await page.locator('.forum, .board, .post').first().waitFor()
  })
})
