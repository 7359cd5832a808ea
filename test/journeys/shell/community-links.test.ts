import { describe, expect, test } from 'vitest'
import { browserFor, eventually } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { ways } from '#test/journeys/languages-and-scripts.ts'
import { linkAddresses } from '#test/journeys/link-addresses.ts'
import { aMember } from '#test/journeys/moderate-through-rest.ts'
import { words } from '#test/journeys/interface-texts.ts'

const site = await sharedSite()
const visit = await browserFor(site)

const community = ['/forum', '/poster', '/mosaic', '/search']

describe.each(ways)('the links to the community ($locale, scripts: $scripts)', ({ locale, scripts }) => {
  const { forum, poster, mosaic, search } = words[locale].shell.community

  test('are in a menu of the bar for guests', async () => {
    const page = await visit('/', { locale, scripts })
    await page.locator('.guest-menu summary').click()
    expect(await linkAddresses(page, '.guest-menu')).toEqual(community)
    await eventually(() => page.locator('.guest-menu a').allInnerTexts()).toEqual([forum, poster, mosaic, search])
    await page.locator('.guest-menu').getByRole('link', { name: forum, exact: true }).click()
    await page.waitForURL('**/forum')
    await page.locator('.guest-menu a').first().waitFor({ state: 'hidden' })
  })

  test('are in the account menu for members', async () => {
    const page = await visit('/about', { locale, scripts, as: await aMember(site) })
    await page.locator('.account-menu summary').click()
    expect(await linkAddresses(page, '.account-menu')).toEqual(['/profile', '/profile/posts', ...community])
    await page.locator('.account-menu').getByRole('link', { name: search, exact: true }).click()
    await page.waitForURL('**/search')
  })

  test('are visible below the seven links on a phone', async () => {
    const page = await visit('/about', { locale, scripts, size: { width: 360, height: 640 } })
    await page.locator('.menu__open').click()
    expect(await linkAddresses(page, '.menu__community')).toEqual(community)
    for (const link of await page.locator('.menu__community a').all()) {
      const { y = 0, height = 0 } = (await link.boundingBox()) ?? {}
      expect(y + height).toBeLessThan(640)
    }
    await page.locator('.menu__community').getByRole('link', { name: mosaic, exact: true }).click()
    await page.waitForURL('**/mosaic')
  })
})
