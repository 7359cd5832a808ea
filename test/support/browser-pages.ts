import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core'
import { vi } from 'vitest'

interface PageSettings {
  /** Of the site. */
  url: string
  scripts: boolean
  size: { width: number; height: number }
  moving: boolean
  /** Other options; a page with such options is not reused. */
  context?: BrowserContextOptions | undefined
}

interface OpenPage {
  page: Page
  /** Console messages and files that failed to load, since the page was opened or reused. */
  complaints: string[]
  /** Cleans the page for the next test, or closes it, as always after a test that failed. */
  leave: (hasFailed: boolean) => Promise<void>
}

interface Reusable {
  page: Page
  /** Names the site, and whether scripts run. Only a visit with the same key reuses the page. */
  key: string
  complaints: string[]
  devtools: CDPSession
}

// The first page of a new context costs 0.5 s of processor time, and a reused one 0.2 s: its process has compiled the scripts and decoded the pictures.
const reusable: Reusable[] = []
const maxReusable = 6

const keyOf = ({ url, scripts }: PageSettings) => `${url} ${scripts}`

/**
 * Opens a page without cookies, storage and history. It may be one that an earlier test of this process has left; its browser has kept the files that it
 * loaded, as that of a returning visitor has.
 */
export async function openPage(browser: Browser, settings: PageSettings): Promise<OpenPage> {
  const found = settings.context === undefined ? reusable.find(({ key }) => key === keyOf(settings)) : undefined
  if (found === undefined) return newPage(browser, settings)
  reusable.splice(reusable.indexOf(found), 1)
  found.complaints.length = 0
  await found.page.setViewportSize(settings.size)
  const reducedMotion = settings.moving ? 'no-preference' : 'reduce'
  await found.page.emulateMedia({ media: null, colorScheme: null, contrast: null, forcedColors: null, reducedMotion })
  return { ...found, leave: leaveFor(found, settings) }
}

async function newPage(browser: Browser, settings: PageSettings): Promise<OpenPage> {
  const context = await browser.newContext({
    baseURL: settings.url,
    viewport: settings.size,
    javaScriptEnabled: settings.scripts,
    reducedMotion: settings.moving ? 'no-preference' : 'reduce',
    ...settings.context,
  })
  const complaints = complaintsIn(context)
  const page = await context.newPage()
  if (settings.context !== undefined) return { page, complaints, leave: () => context.close() }
  const opened = { page, key: keyOf(settings), complaints, devtools: await context.newCDPSession(page) }
  return { ...opened, leave: leaveFor(opened, settings) }
}

/**
 * The calls that leave something on a page or in its context which no later call takes away. A route leaves the files that it changed in the memory of the
 * page's process.
 */
const lasting = {
  ofBoth: ['once', 'route', 'routeWebSocket', 'exposeFunction', 'exposeBinding', 'setExtraHTTPHeaders'],
  ofPage: ['addLocatorHandler'],
  ofContext: ['on', 'newCDPSession', 'setOffline', 'grantPermissions', 'setGeolocation'],
  ofClock: ['install', 'setFixedTime', 'setSystemTime', 'pauseAt', 'runFor', 'fastForward'],
} as const

/** Returns a function that keeps the page for a later test, or closes its context if the test failed or did to it what cannot be undone. */
function leaveFor(opened: Reusable, settings: PageSettings): OpenPage['leave'] {
  const { page } = opened
  const context = page.context()
  const spies = [
    ...lasting.ofBoth.flatMap(name => [vi.spyOn(page, name), vi.spyOn(context, name)]),
    ...lasting.ofPage.map(name => vi.spyOn(page, name)),
    ...lasting.ofContext.map(name => vi.spyOn(context, name)),
    ...lasting.ofClock.map(name => vi.spyOn(page.clock, name)),
  ]
  const undo = watchUndoable(page)
  return async hasFailed => {
    const isChanged = spies.some(spy => spy.mock.calls.length > 0)
    for (const spy of spies) spy.mockRestore()
    if (hasFailed || isChanged || page.isClosed() || context.pages().length > 1) return context.close()
    // The site may have been stopped by the test.
    const isClean = await undo()
      .then(() => clean(opened, settings))
      .then(
        () => true,
        () => false,
      )
    await (isClean ? keep(opened) : context.close())
  }
}

/** Returns a function that removes the scripts and listeners that were added since the call. */
function watchUndoable(page: Page): () => Promise<void> {
  const scripts = [vi.spyOn(page, 'addInitScript'), vi.spyOn(page.context(), 'addInitScript')]
  const listeners = vi.spyOn(page, 'on')
  return async () => {
    const results = scripts.flatMap(({ mock }) => mock.results)
    const heard = listeners.mock.calls
    for (const spy of [...scripts, listeners]) spy.mockRestore()
    for (const call of heard) page.off(...call)
    for (const { type, value } of results) if (type === 'return') await (await value).dispose()
  }
}

/** Opens an address of the site that runs no scripts. Cookies and storage are emptied there, because pages write to both when they are left. */
async function clean({ page, devtools }: Reusable, { url, scripts }: PageSettings): Promise<void> {
  await page.goto(`${url}/healthz`)
  await page.context().clearCookies()
  if (scripts)
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  await page.mouse.move(0, 0)
  await devtools.send('Page.resetNavigationHistory')
}

/** Keeps a page for later tests. If there are too many, the oldest is closed, because its site has most likely stopped. */
async function keep(opened: Reusable): Promise<void> {
  reusable.push(opened)
  if (reusable.length > maxReusable) await reusable.shift()?.page.context().close()
}

// Remix prefetches the style sheet of the next page; when its data comes slowly, the browser warns that the preload is unused.
const isPreloadWarning = (text: string) => /^The resource \S+\/assets\/\S+\.css was preloaded/.test(text)
const files = ['stylesheet', 'image', 'media', 'font', 'script', 'manifest']

function complaintsIn(context: BrowserContext): string[] {
  const complaints: string[] = []
  context.on('weberror', error => complaints.push(String(error.error())))
  context.on('console', message => {
    // A 4xx response to a refused form, or for a page that does not exist, is expected.
    const text = message.text()
    if (!['error', 'warning'].includes(message.type()) || /^Failed to load resource/.test(text)) return
    if (!isPreloadWarning(text)) complaints.push(text)
  })
  context.on('response', response => {
    const kind = response.request().resourceType()
    if (response.status() >= 400 && files.includes(kind)) complaints.push(`${response.status()} ${response.url()}`)
  })
  return complaints
}
