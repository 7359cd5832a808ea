import { chromium, type Browser, type BrowserContextOptions, type Page, type Response } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import type { Locale } from '#app/i18n/locale.ts'
import type { JourneySite } from './journey-site.ts'
import { findChromium } from '../../tools/test/machine.mjs'

interface Visitor {
  /** Off: nothing of the page's scripts runs. */
  scripts?: boolean
  locale?: Locale
  /** In CSS pixels. */
  size?: { width: number; height: number }
  /** Things move. A visitor who does not say so asks for calm (prefers-reduced-motion): a page that moves costs a test's machine the most. */
  moving?: boolean
  /** Time stands still, and passes only by `page.clock.runFor`: from when the page is alive, a few milliseconds have gone by. */
  frozen?: boolean
  /** The page is not waited for: it may not have come to life, and what lies below may sleep. */
  sleepy?: boolean
  /** What the page is expected to say on its console. */
  complaints?: RegExp
  /** What else the context is to be, such as a storage to begin with. */
  context?: BrowserContextOptions
  /** Told before the first page is opened. */
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
const patience = 15_000
// Remix fetches the style of the next page ahead; where the machine is slow to bring its data, the browser wonders.
const isImpatience = (text: string) => /^The resource \S+\/assets\/\S+\.css was preloaded/.test(text)
const files = ['stylesheet', 'image', 'media', 'font', 'script', 'manifest']

/** Waits until what is read is as expected: `await eventually(() => page.url()).toBe(…)`. */
export const eventually = <T>(read: () => T) => expect.poll(read, { timeout: patience, interval: 50 })

async function launch(): Promise<Browser> {
  const executablePath = await findChromium()
  return chromium.launch({ args, ...(executablePath === undefined ? {} : { executablePath }) })
}

// It starts beside the site. The test files that one process runs share it, and it ends with the process.
const launched = launch()
// Who asks for the browser is told why there is none.
launched.catch(() => undefined)

/**
 * The browser of a test file. Each visit is somebody else's: a window with storage and cookies of its own that is closed after the
 * test. What its pages complain of on the console fails the test.
 */
export async function browserFor(site: JourneySite): Promise<Visit> {
  const browser = await launched
  return (path, visitor = {}) => visit(browser, site, path, visitor)
}

async function visit(browser: Browser, { url }: JourneySite, path: string, visitor: Visitor): Promise<Page> {
  const {
    scripts = true,
    locale = 'zh',
    size = desktop,
    moving = false,
    frozen = false,
    sleepy = false,
    prepare,
  } = visitor
  const context = await browser.newContext({
    baseURL: url,
    viewport: size,
    javaScriptEnabled: scripts,
    reducedMotion: moving ? 'no-preference' : 'reduce',
    ...visitor.context,
  })
  context.setDefaultTimeout(patience)
  if (locale === 'en') await context.addCookies([{ name: 'locale', value: 'en', url }])
  const complaints: string[] = []
  context.on('weberror', error => complaints.push(String(error.error())))
  context.on('console', message => {
    // An answer of 4xx is one that a form was not taken with, or a page that is not there.
    const text = message.text()
    if (!['error', 'warning'].includes(message.type()) || /^Failed to load resource/.test(text)) return
    if (!isImpatience(text)) complaints.push(text)
  })
  context.on('response', response => {
    const kind = response.request().resourceType()
    if (response.status() >= 400 && files.includes(kind)) complaints.push(`${response.status()} ${response.url()}`)
  })
  onTestFinished(async () => {
    await context.close()
    const unexpected = complaints.filter(words => visitor.complaints?.test(words) !== true)
    expect(unexpected, 'nothing was to be said on the console of the page').toEqual([])
  })
  const page = await context.newPage()
  await prepare?.(page)
  if (frozen) await freeze(page)
  await page.goto(path)
  if (sleepy) return page
  if (frozen) await untilAlive(page)
  else if (scripts) await alive(page)
  if (scripts && !frozen) returnAlive(page)
  return page
}

/** From now on, opening another address in the page or reloading it starts its scripts, as for a reader. */
function returnAlive(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  const then = async (answer: Response | null) => {
    if (/^text\/html/.test(answer?.headers()['content-type'] ?? '')) await alive(page)
    return answer
  }
  page.goto = async (...asked) => then(await goto(...asked))
  page.reload = async (...asked) => then(await reload(...asked))
}

/** The router does this when the page has come to life, as the last of all effects, and undoes it on leaving. */
const isAlive = (): boolean => history.scrollRestoration === 'manual'

/** Waits until the scripts of a page have taken it over. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(isAlive)
  await wake(page)
}

// What a first key or click does: nobody reads below the first screen before it (see use-lazy-layout.ts).
const wake = (page: Page) =>
  page.evaluate(() => {
    delete document.documentElement.dataset['asleep']
  })

const start = new Date('2025-10-27T02:00:00.000Z')

async function freeze(page: Page): Promise<void> {
  await page.clock.install({ time: start })
  await page.clock.pauseAt(new Date(start.getTime() + 1000))
}

// Coming to life needs a timer or two.
async function untilAlive(page: Page): Promise<void> {
  const late = Date.now() + patience
  while (!(await page.evaluate(isAlive))) {
    if (Date.now() > late) throw new Error('the scripts of the page did not take it over')
    await page.clock.runFor(1)
  }
  await wake(page)
}
