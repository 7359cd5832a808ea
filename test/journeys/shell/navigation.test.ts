import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { browserFor, eventually } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { comeUpTo, scrolled, scrollTo } from '#test/journeys/scrolling.ts'
import { words } from '#test/journeys/interface-texts.ts'

const site = await sharedSite()
const visit = await browserFor(site)

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const toChapter = (page: Page, name: string) => page.locator('.bar__chapters').getByRole('link', { name, exact: true })

describe('a client navigation', () => {
  const { nav } = words.zh.shell

  test('starts the new page at its top and focuses its heading; Back restores the scroll position', async () => {
    const page = await visit('/', { moving: true })
    await comeUpTo(page, 1400)
    await toChapter(page, nav.timeline).click()
    await page.waitForURL('**/timeline')
    await eventually(() => scrolled(page)).toBe(0)
    await eventually(() => heading(page).evaluate(h1 => h1 === document.activeElement)).toBe(true)
    await scrollTo(page, 700)
    await eventually(() => scrolled(page)).toBe(700)
    await page.goBack()
    await eventually(() => scrolled(page)).toBe(1400)
    await page.goForward()
    await eventually(() => scrolled(page)).toBe(700)
  })

  test('scrolls smoothly to the top, and fades the new page in', async () => {
    const page = await visit('/', { moving: true, prepare: noting })
    await comeUpTo(page, 1400)
    await toChapter(page, nav.timeline).click()
    await eventually(() => scrolled(page)).toBe(0)
    await eventually(async () => (await noted(page)).fades).toEqual([['content', 0, 1]])
    expect((await noted(page)).scrolls).toContain('smooth')
  })

  test('neither scrolls smoothly nor fades with reduced motion', async () => {
    const page = await visit('/', { moving: false, prepare: noting })
    await comeUpTo(page, 1400)
    await toChapter(page, nav.timeline).click()
    await eventually(() => scrolled(page)).toBe(0)
    expect((await noted(page)).scrolls).not.toContain('smooth')
    expect((await noted(page)).fades).toEqual([])
  })
})

test('a link is followed without a new document, and opens a new tab with Control', async () => {
  const page = await visit('/about')
  const { nav } = words.zh.shell
  await page.evaluate(() => Reflect.set(window, 'isTheSameDocument', true))
  const [beside] = await Promise.all([
    page.context().waitForEvent('page'),
    toChapter(page, nav.people).click({ modifiers: ['Control'] }),
  ])
  await beside.waitForURL('**/people')
  expect(new URL(page.url()).pathname).toBe('/about')
  await toChapter(page, nav.people).click()
  await page.waitForURL('**/people')
  expect(await page.evaluate((): unknown => Reflect.get(window, 'isTheSameDocument'))).toBe(true)
})

test('a link that is followed after an idle period requests no route', async () => {
  const page = await visit('/about')
  const routes: string[] = []
  page.on('request', request => request.url().includes('/__manifest') && routes.push(request.url()))
  // The browser has the routes of the links on the page once it was idle.
  const known = () => page.evaluate(() => JSON.stringify(Reflect.get(window, '__remixManifest')))
  await eventually(known).toContain('"path":"people"')
  routes.splice(0)
  await toChapter(page, words.zh.shell.nav.people).click()
  await page.waitForURL('**/people')
  expect(routes.filter(url => /people/.test(url))).toEqual([])
})

test('a link that appears later requests its route when the pointer comes to it', async () => {
  const page = await visit('/about')
  const routesOf = () => page.evaluate(() => JSON.stringify(Reflect.get(window, '__remixManifest')))
  await eventually(routesOf).toContain('"path":"people"')
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.dataset['followed'] = ''
    link.href = '/admin/health'
    link.id = 'late'
    link.textContent = '迟来'
    document.querySelector('main')?.prepend(link)
  })
  expect(await routesOf()).not.toContain('"path":"health"')
  await page.locator('#late').hover()
  await eventually(routesOf).toContain('"path":"health"')
})

const notes = z.object({ scrolls: z.array(z.string()), fades: z.array(z.unknown()) })
const noted = async (page: Page) => notes.parse(await page.evaluate((): unknown => Reflect.get(window, 'noted')))

/** Records scroll calls and animations. */
const noting = (page: Page) =>
  page.addInitScript(() => {
    const scrolls: string[] = []
    const fades: unknown[] = []
    Reflect.set(window, 'noted', { scrolls, fades })
    const { scrollTo } = window
    Reflect.set(window, 'scrollTo', (...to: unknown[]) => {
      scrolls.push(document.documentElement.style.scrollBehavior)
      Reflect.apply(scrollTo, window, to)
    })
    const { animate } = Element.prototype
    Reflect.set(Element.prototype, 'animate', function (this: Element, ...how: Parameters<typeof animate>) {
      const [frames] = how
      if (Array.isArray(frames)) fades.push([this.id, ...frames.map(({ opacity }) => opacity)])
      return animate.apply(this, how)
    })
  })
