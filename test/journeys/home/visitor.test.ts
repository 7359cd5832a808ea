import type { Page, Response } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { homePage } from '#app/content/pages/home.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { browserFor, eventually } from '#test/support/browser.ts'
import { journeySite } from '#test/support/journey-site.ts'
import { bothLocales } from '#test/journeys/interface-texts.ts'

const site = await journeySite()
const visit = await browserFor(site)

const count = z.object({ totalVisitors: z.number() })
const counted = async () => count.parse(await site.call('GET', '/visitors/count')).totalVisitors

// More than a hundred visitors, so that the animation starts above one.
for (let visitor = 0; visitor < 120; visitor += 1)
  await site.call('POST', '/visitors/add', { body: { sessionId: null } })

const digits = (page: Page) => page.getByTestId('visitor-number').innerText()
const sixDigits = (number: number) => String(number).padStart(6, '0')

/** The time in ms after load when the visitor is counted: the letters of the typewriter × 30 + 500 (docs/product.md#visitor-number). */
function dueAfter(locale: Locale): number {
  const { quote, history, modern } = homePage(locale).hero
  const text = [quote, history.text, history.detail, modern.text, modern.detail].join('')
  return Array.from(text).length * 30 + 500
}

/** Suppresses the beacon of a page that closes, so that one test does not count visitors of another. */
const quietly = (page: Page) =>
  page.addInitScript(() => {
    navigator.sendBeacon = () => true
  })

/** Records the calls that count a visitor. */
function notingCalls(): { calls: string[]; prepare: (page: Page) => Promise<unknown> } {
  const calls: string[] = []
  const prepare = (page: Page) => {
    page.on('request', request => {
      if (request.url().includes('/trpc/visitor.add')) calls.push(request.method())
    })
    return quietly(page)
  }
  return { calls, prepare }
}

/** Advances the clock by 5 ms until `holds` is true, for `atMost` ms. The call itself needs a few timers. */
async function passUntil(page: Page, holds: () => boolean | Promise<boolean>, atMost: number): Promise<void> {
  for (let passed = 0; passed < atMost && !(await holds()); passed += 5) await page.clock.runFor(5)
}

describe.each(bothLocales)('the visitor line (%s)', locale => {
  test('animates up to the current total, in steps of 5 to 14 every 30 ms', async () => {
    const target = 12_435 + (await counted())
    const page = await visit('/', { frozen: true, moving: true, locale, prepare: quietly })
    await eventually(() => digits(page)).toBe(sixDigits(target - 100))
    await eventually(() => page.locator('.hero__visitor').innerText()).toBe(
      locale === 'zh'
        ? `欢迎你，第 ${sixDigits(target - 100)} 位传火人`
        : `Welcome, the ${sixDigits(target - 100)}th torchbearer`,
    )
    let before = target - 100
    while (before < target) {
      await page.clock.runFor(30)
      await eventually(() => digits(page)).not.toBe(sixDigits(before))
      const now = Number(await digits(page))
      if (now < target) expect(now - before).toBeGreaterThanOrEqual(5)
      expect(now - before).toBeLessThanOrEqual(14)
      before = now
    }
    expect(before).toBe(target)
  })

  test('counts the visitor when the typewriter would have ended, and then shows their own number', async () => {
    const earlier = await counted()
    const { calls, prepare } = notingCalls()
    const page = await visit('/', { frozen: true, moving: true, locale, prepare })
    await page.clock.runFor(dueAfter(locale) - 200)
    expect(calls).toEqual([])
    await passUntil(page, () => calls.length > 0, 400)
    expect(calls).toEqual(['POST'])
    await eventually(counted).toBe(earlier + 1)
    await passUntil(page, async () => (await digits(page)) === sixDigits(12_435 + earlier + 1), 2000)
    expect(await digits(page)).toBe(sixDigits(12_435 + earlier + 1))
  })
})

test('the initial HTML has six zeros', async () => {
  const html = await (await fetch(site.url)).text()
  expect(html).toMatch(/data-testid="visitor-number">000000</)
})

test('a returning visitor has the same number, and is counted once', async () => {
  let response: Promise<Response> | undefined
  const page = await visit('/', {
    prepare: async page => void (response = page.waitForResponse(/visitor\.add/)),
  })
  const own = /"visitorNumber":(\d+)/.exec((await (await response)?.text()) ?? '')?.[1]
  await eventually(() => digits(page)).toBe(sixDigits(12_435 + Number(own)))
  const session = await page.evaluate(() => localStorage.getItem('visitorSessionId'))
  expect(session).toMatch(/^visitor-\d+-[a-z0-9]+$/)
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'visitorSessionId')?.value).toBe(session)

  await site.call('POST', '/visitors/add', { body: { sessionId: null } })
  const before = await counted()
  const again = page.waitForResponse(/visitor\.add/)
  await page.reload()
  await again
  await eventually(() => digits(page)).toBe(sixDigits(12_435 + Number(own)))
  expect(await counted()).toBe(before)
  expect(await page.evaluate(() => localStorage.getItem('visitorSessionId'))).toBe(session)
})

test('with reduced motion the text is complete at the same time, the number is final, and the visitor is counted after half a second', async () => {
  const earlier = await counted()
  const { calls, prepare } = notingCalls()
  const page = await visit('/', { moving: false, frozen: true, prepare })
  await eventually(() => digits(page)).toBe(sixDigits(12_435 + earlier))
  const { quote, modern } = homePage('zh').hero
  await eventually(() => page.locator('.hero__typed').innerText()).toContain(quote)
  await eventually(() => page.locator('.hero__typed').innerText()).toContain(modern.detail)
  await page.clock.runFor(400)
  expect(calls).toEqual([])
  await passUntil(page, () => calls.length > 0, 300)
  expect(calls).toEqual(['POST'])
  await eventually(counted).toBe(earlier + 1)
})

test('a visitor who leaves early is counted by a beacon, once', async () => {
  const earlier = await counted()
  const page = await visit('/')
  await page.goto('about:blank')
  await eventually(counted).toBe(earlier + 1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const added = page.waitForResponse(/visitor\.add/)
  await page.goto('/')
  await added
  expect(await counted()).toBe(earlier + 1)
})

test('without scripts the visitor pixel counts the visitor, once', async () => {
  const earlier = await counted()
  const page = await visit('/', { scripts: false })
  await eventually(counted).toBe(earlier + 1)
  await page.reload()
  await eventually(() => page.locator('.hero__visitor').innerText()).toContain(sixDigits(12_435 + earlier + 1))
  expect(await counted()).toBe(earlier + 1)
})
