import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browserFor, eventually } from '#test/support/browser.ts'
import { withoutIdleDeadline } from '#test/journeys/without-idle-deadline.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { bothLocales } from '#test/journeys/interface-texts.ts'

const site = await sharedSite()
const visit = await browserFor(site)

/** The compressed size of a script in bytes, and its text. */
async function sent(url: string): Promise<{ bytes: number; text: string }> {
  const response = await fetch(url, { headers: { 'Accept-Encoding': 'br' } })
  expect(response.headers.get('Content-Encoding'), url).toBe('br')
  return { bytes: Number(response.headers.get('Content-Length')), text: await response.text() }
}

test.each(bothLocales)(
  'the scripts of a first visit are smaller than 125 kB in brotli, without zod (%s)',
  async locale => {
    const urls = new Set<string>()
    await visit('/', {
      locale,
      async prepare(page) {
        page.on('request', request => request.resourceType() === 'script' && urls.add(request.url()))
      },
    })
    await eventually(() => [...urls].filter(url => url.includes(`texts-${locale}`)).length).toBeGreaterThan(0)
    const scripts = await Promise.all([...urls].map(sent))
    expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(125_000)
    expect(scripts.filter(({ text }) => text.includes('ZodError'))).toEqual([])
    // React and the other libraries are compiled while they load.
    expect(scripts.filter(({ text }) => text.startsWith('//# allFunctionsCalledOnLoad\n'))).toHaveLength(2)
  },
)

test('the flames of Home and of the bar are animated without layout', async () => {
  const page = await visit('/', { moving: true })
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const layouts = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN
  }
  const running = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
  expect(await running()).toBeGreaterThan(5)
  // Text that types itself in and arriving pledges need a layout now and then; a flame inside an <svg> needed one for each frame.
  const inOneSecond = async () => {
    const before = await layouts()
    await page.waitForTimeout(1000)
    return (await layouts()) - before
  }
  await eventually(inOneSecond).toBeLessThan(4)
})

test('the flames stand still until the page is hydrated and idle, or the reader moves', async () => {
  const flames = (page: Page) =>
    page.evaluate(() => [
      ...new Set(
        document
          .getAnimations()
          .filter(one => one instanceof CSSAnimation && /^torch-(outer|middle|inner)$/.test(one.animationName))
          .map(({ playState }) => playState),
      ),
    ])
  const hydrated = await visit('/', {
    moving: true,
    skipHydrationWait: true,
    // Only the idle page can start them.
    prepare: withoutIdleDeadline,
  })
  await eventually(() => flames(hydrated)).toEqual(['running'])
  const waiting = await visit('/', {
    moving: true,
    skipHydrationWait: true,
    prepare: page => page.route('**/assets/*.js', route => route.abort()),
  })
  expect(await flames(waiting)).toEqual(['paused'])
  await waiting.keyboard.press('Shift')
  await eventually(() => flames(waiting)).toEqual(['running'])
})
