import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browserFor, eventually, phone } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { doubleLetters, outside } from '#test/journeys/large-letters.ts'
import { ways } from '#test/journeys/languages-and-scripts.ts'
import { words } from '#test/journeys/interface-texts.ts'

const site = await sharedSite()
const visit = await browserFor(site)

const wished = (page: Page) => page.locator('[name=wish]')
const picture = (page: Page) => page.locator('.poster__picture')
const drawnSize = (page: Page) =>
  picture(page).evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    return [image.naturalWidth, image.naturalHeight]
  })

describe.each(ways)('a poster ($locale, scripts: $scripts)', ({ locale, scripts }) => {
  const { poster, refusal } = words[locale]
  const wish = locale === 'zh' ? '愿河流常清' : 'May the river stay clear'

  test('can be chosen, written, drawn as a picture and saved', async () => {
    const page = await visit('/poster', { locale, scripts, size: phone })
    await page.locator('[name=theme][value=dawn]').check()
    await page.locator('[name=motto][value=hands]').check()
    await page.locator('[name=name]').fill('阿河')
    await wished(page).fill(`${wish} \n `)
    if (scripts) {
      const preview = await page.locator('.sheet--dawn').innerText()
      expect([preview.includes(wish), preview.includes('阿河')]).toEqual([true, true])
    }
    await page.getByRole('button', { name: poster.make }).click()
    await picture(page).waitFor()
    expect(await drawnSize(page)).toEqual([1080, 1920])
    const link = page.getByRole('link', { name: poster.download })
    await eventually(() => link.getAttribute('href')).toBe(await picture(page).getAttribute('src'))
    await eventually(() => wished(page).inputValue()).toBe(wish)
    expect(await outside(page)).toEqual([])
    if (scripts) {
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('made-title')
      await wished(page).pressSequentially('!')
      await page.locator('.sheet').waitFor()
      await wished(page).press('Backspace')
      await picture(page).waitFor()
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('wish')
    }
  })

  test('names the characters that the picture leaves out', async () => {
    const page = await visit('/poster', { locale, scripts, size: phone })
    await page.locator('[name=name]').fill('Doğan ☺')
    await wished(page).fill(`${wish} 🔥`)
    await page.getByRole('button', { name: poster.make }).click()
    await picture(page).waitFor()
    await eventually(() => page.locator('.poster__undrawn').innerText()).toBe(
      poster.undrawn.replace('{{characters}}', '☺ 🔥'),
    )
    expect(await outside(page)).toEqual([])
  })

  test('with a wish that is too long has an error at the field, and keeps the wish', async () => {
    const page = await visit('/poster', { locale, scripts })
    await wished(page).fill('河'.repeat(101))
    await page.getByRole('button', { name: poster.make }).click()
    await page.locator('.form-summary').waitFor()
    await eventually(() => page.locator('.form-summary li').allTextContents()).toEqual([refusal.poster.wish_too_long])
    await eventually(() => page.locator('#poster-wish').inputValue()).toBe('河'.repeat(101))
    expect(await picture(page).count()).toBe(0)
    if (!scripts) expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})

test('a visitor without a number gets one, and finds it on the poster', async () => {
  const page = await visit('/poster')
  await eventually(() => page.locator('.sheet__number').count()).toBe(1)
  const number = /\d{6}/.exec(await page.locator('.poster__head .meta').innerText())?.[0] ?? ''
  expect(Number(number)).toBeGreaterThan(12_435)
  await eventually(() => page.locator('.sheet__number').innerText()).toBe(`第 ${number} 位传火人`)
})

test('a picture that cannot be drawn shows a message, and can be requested again', async () => {
  let isAway = true
  const stop = (page: Page) =>
    page.route('**/poster/picture.png*', route => (isAway ? route.abort() : route.continue()))
  const page = await visit('/poster', { prepare: stop })
  await page.getByRole('button', { name: words.zh.poster.make }).click()
  await eventually(() => page.locator('.poster__result [role=alert]').allTextContents()).toEqual([
    words.zh.poster.failed,
  ])
  isAway = false
  await page.getByRole('button', { name: words.zh.poster.make }).click()
  await picture(page).waitFor()
})

test.each([
  ['/poster?lng=en', true],
  ['/poster?theme=night&name=A', false],
])('%s can be listed by search engines: %s', async (path, isListed) => {
  const html = await (await fetch(`${site.url}${path}`)).text()
  expect(html.includes('<meta name="robots" content="noindex"')).toBe(!isListed)
})

test('requesting a picture does not change the language of the site', async () => {
  const response = await fetch(`${site.url}/poster/picture.png?theme=night&lang=en`)
  expect(response.status).toBe(200)
  expect(response.headers.getSetCookie().join()).not.toContain('locale')
})

test.each(ways)('text of double size does not overflow the page ($locale)', async ({ locale }) => {
  const page = await visit('/poster', { locale })
  for (const width of [1280, 1366, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await doubleLetters(page)
    expect(await outside(page), `${width} px wide`).toEqual([])
  }
})
