import { expect, test } from 'vitest'
import { browserFor, desktop, eventually, phone } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { violations } from '#test/journeys/axe.ts'
import { pressUntilStored } from '#test/journeys/press-until-stored.ts'
import { ways } from '#test/journeys/languages-and-scripts.ts'
import { words } from '#test/journeys/interface-texts.ts'
import { aBoardOf, aPostOn, aWriter } from '#test/journeys/write-through-rest.ts'

const site = await sharedSite({ SEED: 'none' })
const visit = await browserFor(site)
const board = await aBoardOf(site)

test.each(ways)(
  'a member follows a board, a class and a post, and ends the follows in the profile ($locale, scripts: $scripts)',
  async ({ locale, scripts }) => {
    const { follow, profile } = words[locale]
    const [who, other] = [await aWriter(site), await aWriter(site)]
    const title = `${locale === 'zh' ? '关注的钟' : 'A bell to follow'} ${scripts}`
    const id = await aPostOn(site, other.token, board, { title })
    const size = scripts ? desktop : phone
    const guest = await visit(`/forum/post/${id}`, { locale, scripts, size })
    expect(await guest.locator('.follow, .mute').count()).toBe(0)
    const page = await visit(`/forum/post/${id}`, { locale, scripts, size, as: who })
    for (const path of [`/forum/post/${id}`, `/forum/board/${board}`, '/classes/1998']) {
      await page.goto(new URL(path, page.url()).href)
      const button = page.locator('.follow')
      await eventually(() => button.innerText()).toContain(follow.follow)
      await pressUntilStored(page, '.follow')
      await eventually(() => button.innerText()).toContain(follow.following)
      expect(new URL(page.url()).pathname).toBe(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    }
    await page.goto(new URL('/profile/following', page.url()).href)
    await eventually(() => page.locator('.own__item').count()).toBe(3)
    await page.locator('.own').getByRole('link', { name: title }).waitFor()
    if (scripts) expect(await violations(page)).toEqual([])
    for (let left = 3; left > 0; left -= 1) {
      await page.getByRole('button', { name: profile.following.end }).first().click()
      if (left > 1)
        await page
          .locator('.own__item')
          .nth(left - 1)
          .waitFor({ state: 'detached' })
      if (scripts && left > 1)
        await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toContain(
          profile.following.end,
        )
    }
    await page.getByText(profile.following.none).waitFor()
  },
)
