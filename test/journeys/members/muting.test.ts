import { expect, test } from 'vitest'
import { browserFor, desktop, eventually, phone } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { violations } from '#test/journeys/axe.ts'
import { pressUntilStored } from '#test/journeys/press-until-stored.ts'
import { ways } from '#test/journeys/languages-and-scripts.ts'
import { fillText, words } from '#test/journeys/interface-texts.ts'
import { aBoardOf, aPostOn, aReplyTo, aWriter } from '#test/journeys/write-through-rest.ts'

const site = await sharedSite({ SEED: 'none' })
const visit = await browserFor(site)
const board = await aBoardOf(site)

test.each(ways)(
  'the texts of a muted member are collapsed behind a line that expands them, and expanded after unmuting in the profile ($locale, scripts: $scripts)',
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
      as: who,
    })
    await eventually(() => page.locator('.mute').innerText()).toContain(mute.mute.member)
    await pressUntilStored(page, '.mute')
    if (scripts) expect(await violations(page)).toEqual([])

    await page.goto(new URL(`/forum/post/${post}`, page.url()).href)
    const line = page.getByText(`1F · ${fillText(mute.lines.reply, { name: other.username })}`, { exact: true })
    expect(await page.getByText(text).isVisible()).toBe(false)
    if (scripts) expect(await violations(page)).toEqual([])
    await line.click()
    await eventually(() => page.getByText(text).isVisible()).toBe(true)

    await pressUntilStored(page, '.mute')
    await eventually(() => page.locator('.follow').count()).toBe(0)
    await page.goto(new URL(`/forum/board/${board}?language=all`, page.url()).href)
    await page.getByText(fillText(mute.lines.mutedPost, { title: `${locale} ${scripts} 折起` })).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

    await page.goto(new URL('/profile/muted', page.url()).href)
    await eventually(() => page.locator('.own__item').count()).toBe(2)
    if (scripts) expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: profile.muted.end }).first().click()
    await page.locator('.own__item').nth(1).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: profile.muted.end }).click()
    await page.getByText(profile.muted.none).waitFor()
    await page.goto(new URL(`/forum/post/${post}`, page.url()).href)
    await eventually(() => page.getByText(text).isVisible()).toBe(true)
  },
)
