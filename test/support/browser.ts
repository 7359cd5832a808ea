import { chromium, type Browser, type BrowserContextOptions, type Page, type Response } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import type { Locale } from '#app/i18n/locale.ts'
import { openPage } from './browser-pages.ts'
import type { JourneySite } from './journey-site.ts'
import { sessionCookies, type Credentials } from './session-cookies.ts'
import { slowRendering } from './slow-rendering.ts'
import { findChromium } from '../../tools/test/install-test-programs.mjs'

interface Visitor {
  /** False: the browser runs no scripts. */
  scripts?: boolean
  /** The visitor is logged in as this member. The session is opened through REST, because only the tests of the login need its form. */
  as?: Credentials | undefined
  locale?: Locale
  /** In CSS pixels. */
  size?: { width: number; height: number }
  /** Animations run. By default the visitor prefers reduced motion, because animations cost the test machine the most. */
  moving?: boolean
  /** The page's clock is paused and advances only by `page.clock.runFor`; hydration has taken a few ms of it. */
  frozen?: boolean
  /** Does not wait for hydration, so layout below the fold may still be deferred. */
  skipHydrationWait?: boolean
  /** Returns from the navigation before the `load` event, which waits for files that the test holds back. */
  beforeLoad?: boolean
  /** Console messages that the page is expected to write. */
  complaints?: RegExp
  /** Other options of the browser context, such as an initial storage. */
  context?: BrowserContextOptions
  /** Called before the first page is opened. */
  prepare?: (page: Page) => Promise<unknown>
}

export type Visit = (path: string, visitor?: Visitor) => Promise<Page>

export const desktop = { width: 1280, height: 800 } as const
export const phone = { width: 390, height: 844 } as const

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const timeout = 15_000
/** A first visit of the puzzles waits for their pictures to be drawn, which takes a busy computer more than 15 seconds. */
const navigationTimeout = 30_000

/** In milliseconds. A delay shows which journeys pass only on a computer that is not busy (CONTRIBUTING.md). */
const renderingDelay = Number(process.env['SLOW_RENDERING'] ?? 0)

/** Waits until a value is as expected: `await eventually(() => page.url()).toBe(…)`. */
export const eventually = <T>(read: () => T) => expect.poll(read, { timeout, interval: 50 })

async function launch(): Promise<Browser> {
  const executablePath = await findChromium()
  return chromium.launch({ args, ...(executablePath === undefined ? {} : { executablePath }) })
}

// The browser starts while the site starts. All test files of one process share it, and it ends with the process.
const launched = launch()
// This avoids an unhandled rejection; the test that uses the browser gets the error.
launched.catch(() => undefined)

/**
 * Returns the browser of a test file. Each visit starts with empty storage and only the cookies that it asks for. Unexpected console messages of its
 * pages fail the test.
 */
export async function browserFor(site: JourneySite): Promise<Visit> {
  const browser = await launched
  return (path, visitor = {}) => visit(browser, site, path, visitor)
}

async function visit(browser: Browser, site: JourneySite, path: string, visitor: Visitor): Promise<Page> {
  const {
    scripts = true,
    locale = 'zh',
    size = desktop,
    moving = false,
    frozen = false,
    skipHydrationWait: sleepy = false,
    beforeLoad = false,
    prepare,
  } = visitor
  const { url } = site
  const { page, complaints, leave } = await openPage(browser, { url, scripts, size, moving, context: visitor.context })
  let stopWaiting = () => {}
  onTestFinished(async ({ task }) => {
    stopWaiting()
    await leave(task.result?.state === 'fail')
    const unexpected = complaints.filter(words => visitor.complaints?.test(words) !== true)
    expect(unexpected.join('\n'), 'unexpected console messages of the page').toBe('')
  })
  page.context().setDefaultTimeout(timeout)
  page.context().setDefaultNavigationTimeout(navigationTimeout)
  if (locale === 'en') await page.context().addCookies([{ name: 'locale', value: 'en', url }])
  if (visitor.as !== undefined) await page.context().addCookies(await sessionCookies(site, visitor.as))
  await prepare?.(page)
  if (frozen) await freeze(page)
  await page.goto(path, { waitUntil: beforeLoad ? 'domcontentloaded' : 'load' })
  if (sleepy) return page
  if (frozen) await runClockUntilHydrated(page)
  else if (scripts) await hydrated(page)
  if (scripts && !frozen) stopWaiting = waitAfterNavigation(page)
  return page
}

/** From now on, `goto` and `reload` wait for hydration. Returns a function that ends this. */
function waitAfterNavigation(page: Page): () => void {
  const before = { goto: page.goto, reload: page.reload }
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  const then = async (response: Response | null) => {
    if (/^text\/html/.test(response?.headers()['content-type'] ?? '')) await hydrated(page)
    return response
  }
  page.goto = async (...asked) => then(await goto(...asked))
  page.reload = async (...asked) => then(await reload(...asked))
  return () => void Object.assign(page, before)
}

/** The router sets this as the last effect of hydration, and resets it when the page is left. */
const isHydrated = (): boolean => history.scrollRestoration === 'manual'

/** Waits until a page is hydrated, and until its elements have measured the scroll position for the first time. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated)
  // One message to the browser, because each of some thousand pages waits here.
  const steps = [passMessages, passFrame, renderDeferredLayout].map(step => `await (${step.toString()})()`)
  await page.evaluate(`(async () => { ${steps.join(';')} })()`)
  if (renderingDelay > 0) await slowRendering(page, renderingDelay)
}

/** React renders in tasks that it starts with messages like these; it hydrates what lies in a Suspense boundary after the rest of the page. */
export const passMessages = () =>
  new Promise<void>(done => {
    let left = 50
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => (left-- > 0 ? port2.postMessage(null) : done())
    port2.postMessage(null)
  })

// Does the same as a first key press or click: the layout below the fold is deferred until then (see use-lazy-layout.ts).
const renderDeferredLayout = () => {
  delete document.documentElement.dataset['asleep']
}

/** Elements measure in the frame after their effects (add-listeners.ts); the bar then compares each later position with this one. */
export const passFrame = () => new Promise(done => requestAnimationFrame(done))

const start = new Date('2025-10-27T02:00:00.000Z')

async function freeze(page: Page): Promise<void> {
  await page.clock.install({ time: start })
  await page.clock.pauseAt(new Date(start.getTime() + 1000))
}

// Hydration needs a timer or two, so this advances the clock until it is done.
async function runClockUntilHydrated(page: Page): Promise<void> {
  const deadline = Date.now() + timeout
  while (!(await page.evaluate(isHydrated))) {
    if (Date.now() > deadline) throw new Error('the scripts of the page did not take it over')
    await page.clock.runFor(1)
  }
  await page.evaluate(renderDeferredLayout)
}
