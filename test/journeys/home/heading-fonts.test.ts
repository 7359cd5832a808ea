import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { bothLocales } from '#test/journeys/interface-texts.ts'
import { browserFor, eventually } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'

const visit = await browserFor(await sharedSite())

const font = '/fonts/display.woff2'
const familyOfHeading = (page: Page) => page.locator('h1').evaluate(heading => getComputedStyle(heading).fontFamily)

/** Holds the font back until `send` is called, and lists the fonts that the page requests. */
function heldFont() {
  const fetched: string[] = []
  let send = () => {}
  const sent = new Promise<void>(resolve => (send = resolve))
  const prepare = async (page: Page) => {
    page.on('request', request => request.resourceType() === 'font' && fetched.push(new URL(request.url()).pathname))
    await page.route(`**${font}`, route => sent.then(() => route.continue()))
  }
  return { fetched, send: () => send(), prepare }
}

test.each(bothLocales)('headings have the fonts of the system until their own is loaded (%s)', async locale => {
  const { fetched, send, prepare } = heldFont()
  const page = await visit('/', { locale, prepare, beforeLoad: true })
  const name = locale === 'zh' ? '"Torch Song"' : '"Torch Latin"'
  await eventually(() => fetched).toEqual([font])
  expect(await familyOfHeading(page)).not.toContain(name)
  send()
  await eventually(() => familyOfHeading(page)).toContain(name)
  expect(await page.evaluate(text => document.fonts.check(`600 1em ${text}`), name)).toBe(true)
  // The next page of the visit has it from the start, and nothing is requested again.
  await page.goto('/about')
  expect(await familyOfHeading(page)).toContain(name)
  expect(new Set(fetched)).toEqual(new Set([font]))
})

test('headings keep the fonts of the system if their own does not load', async () => {
  const page = await visit('/about', {
    prepare: page => page.route(`**${font}`, route => route.abort()),
    complaints: /display\.woff2/,
  })
  await page.evaluate(() => document.fonts.ready)
  expect(await familyOfHeading(page)).not.toContain('"Torch Song"')
})

const events = z.object({ value: z.array(z.object({ name: z.string(), args: z.looseObject({}) })) })
const layout = z.object({
  beginData: z.object({ frame: z.string(), dirtyObjects: z.number(), totalObjects: z.number() }),
})

/** Returns which part of the page each layout concerned while something was done, in shares of one. */
async function laidOutDuring(page: Page, act: () => Promise<unknown>): Promise<number[]> {
  const devtools = await page.context().newCDPSession(page)
  const { frameTree } = await devtools.send('Page.getFrameTree')
  const shares: number[] = []
  devtools.on('Tracing.dataCollected', collected => {
    for (const { args } of events.parse(collected).value.filter(({ name }) => name === 'Layout')) {
      const { frame, dirtyObjects, totalObjects } = layout.parse(args).beginData
      // A picture in SVG that arrives is a document of its own.
      if (frame === frameTree.frame.id) shares.push(dirtyObjects / totalObjects)
    }
  })
  await devtools.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline'] },
    transferMode: 'ReportEvents',
  })
  await act()
  const complete = new Promise(resolve => devtools.once('Tracing.tracingComplete', resolve))
  await devtools.send('Tracing.end')
  await complete
  return shares
}

test('when the font arrives, headings are laid out again, and no other text', async () => {
  const { fetched, send, prepare } = heldFont()
  const page = await visit('/blessings', { prepare, beforeLoad: true })
  await eventually(() => fetched).toEqual([font])
  const shares = await laidOutDuring(page, async () => {
    send()
    await eventually(() => familyOfHeading(page)).toContain('"Torch Song"')
    await page.evaluate(() => document.body.offsetHeight)
  })
  expect(Math.max(...shares)).toBeGreaterThan(0)
  expect(Math.max(...shares)).toBeLessThan(0.5)
})
