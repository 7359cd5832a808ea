import { describe, expect, test } from 'vitest'
import { browserFor, eventually } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { isFocused, status } from '#test/journeys/shell/forum-navigations.ts'
import { aMember } from '#test/journeys/moderate-through-rest.ts'

const site = await sharedSite()
const visit = await browserFor(site)

describe('the arrival on a page', () => {
  test('is announced by its title when the focus stays on a link', async () => {
    const page = await visit('/profile', { as: await aMember(site) })
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
