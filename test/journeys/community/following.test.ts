import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browserFor, desktop, eventually, phone } from '#test/support/browser.ts'
import { journeySite } from '#test/support/journey-site.ts'
import { violations } from '#test/journeys/axe.ts'
import { withKeys } from '#test/journeys/keys.ts'
import { ways } from '#test/journeys/languages-and-scripts.ts'
import { said, words } from '#test/journeys/words.ts'
import { aBoardOf, aPostOn, aReplyTo, aWriter } from '#test/journeys/write-through-rest.ts'

const site = await journeySite({ SEED: 'none' })
const visit = await browserFor(site)
const board = await aBoardOf(site)

/** Presses a button that shows its new state at once, and waits until the site has it. */
async function pressed(page: Page, button: string): Promise<void> {
  const taken = page.waitForResponse(answer => answer.request().method() === 'POST')
  await page.locator(button).click()
  await taken
  await page.locator(`${button}[aria-pressed=true]`).waitFor()
}

test.each(ways)(
  'a member follows a board, a class and a post, and ends it in the profile ($locale, scripts: $scripts)',
  async ({ locale, scripts }) => {
    const { follow, profile } = words[locale]
    const [who, other] = [await aWriter(site), await aWriter(site)]
    const title = `${locale === 'zh' ? '关注的钟' : 'A bell to follow'} ${scripts}`
    const id = await aPostOn(site, other.token, board, { title })
    const size = scripts ? desktop : phone
    const guest = await visit(`/forum/post/${id}`, { locale, scripts, size })
    expect(await guest.locator('.follow, .mute').count()).toBe(0)
    const page = await visit(`/forum/post/${id}`, { locale, scripts, size, context: await withKeys(site, who) })
    for (const path of [`/forum/post/${id}`, `/forum/board/${board}`, '/classes/1998']) {
      await page.goto(new URL(path, page.url()).href)
      const button = page.locator('.follow')
      expect(await button.innerText()).toContain(follow.follow)
      await pressed(page, '.follow')
      expect(await button.innerText()).toContain(follow.following)
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
    }
    await page.getByText(profile.following.none).waitFor()
  },
)

test.each(ways)(
  'what a muted member writes folds behind a line that opens, and unfolds in the profile ($locale, scripts: $scripts)',
  async ({ locale, scripts }) => {
    const { mute, profile } = words[locale]
    const [who, other, third] = [await aWriter(site), await aWriter(site), await aWriter(site)]
    const post = await aPostOn(site, third.token, board, { title: `${locale} ${scripts} 折起` })
    const text = locale === 'zh' ? '不想再听的话' : 'words to hear no more'
    await aReplyTo(site, other.token, post, text)
    const size = scripts ? desktop : phone
    const page = await visit(`/members/${other.username}`, {
      locale,
      scripts,
      size,
      context: await withKeys(site, who),
    })
    expect(await page.locator('.mute').innerText()).toContain(mute.mute.member)
    await pressed(page, '.mute')
    if (scripts) expect(await violations(page)).toEqual([])

    await page.goto(new URL(`/forum/post/${post}`, page.url()).href)
    const line = page.getByText(said(mute.lines.reply, { name: other.username }), { exact: true })
    expect(await page.getByText(text).isVisible()).toBe(false)
    if (scripts) expect(await violations(page)).toEqual([])
    await line.click()
    expect(await page.getByText(text).isVisible()).toBe(true)

    await pressed(page, '.mute')
    await eventually(() => page.locator('.follow').count()).toBe(0)
    await page.goto(new URL(`/forum/board/${board}?language=all`, page.url()).href)
    await page.getByText(said(mute.lines.mutedPost, { title: `${locale} ${scripts} 折起` })).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

    await page.goto(new URL('/profile/muted', page.url()).href)
    expect(await page.locator('.own__item').count()).toBe(2)
    if (scripts) expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: profile.muted.end }).first().click()
    await page.locator('.own__item').nth(1).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: profile.muted.end }).click()
    await page.getByText(profile.muted.none).waitFor()
    await page.goto(new URL(`/forum/post/${post}`, page.url()).href)
    expect(await page.getByText(text).isVisible()).toBe(true)
  },
)
