import { createServer, type ServerResponse } from 'node:http'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { browserFor, eventually, phone } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'

const site = await sharedSite()
const visit = await browserFor(site)

/**
 * Serves the site, but of Home only the HTML up to and including `part`. The rest is sent by `sendRest`. It is called before the page is opened: then the
 * page is left before this server closes, and none of its requests fails.
 */
async function serveHomeUpTo(part: string): Promise<{ url: string; sendRest: () => void }> {
  const html = await (await fetch(`${site.url}/`)).text()
  const end = html.indexOf(part) + part.length
  expect(end).toBeGreaterThan(part.length)
  let home: ServerResponse | undefined
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    if (path !== '/') return void sendFile(path, response)
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.write(html.slice(0, end))
    home = response
  })
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { url: `http://127.0.0.1:${port}/`, sendRest: () => home?.end(html.slice(end)) }
}

async function sendFile(path: string, response: ServerResponse): Promise<void> {
  const file = await fetch(site.url + path)
  response.setHeader('content-type', file.headers.get('content-type') ?? '')
  response.end(Buffer.from(await file.arrayBuffer()))
}

const isPainted = (page: Page) => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0)

const styleSheets = (page: Page) => page.evaluate(() => document.styleSheets.length)

/** Returns the sum of the layout shifts since the page was opened. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>(done => {
        let sum = 0
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value)
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => setTimeout(() => done(sum), 100))
      }),
  )

test('Home is painted only once its hero has arrived, because its texts would move', async () => {
  const { url, sendRest } = await serveHomeUpTo('<p class="hero__text">')
  const page = await visit('/healthz', { size: phone, skipHydrationWait: true })
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator('.hero__text').first().waitFor({ state: 'attached' })
  await eventually(() => styleSheets(page)).toBe(2)
  expect(await isPainted(page)).toBe(false)
  sendRest()
  await eventually(() => isPainted(page)).toBe(true)
  expect(await layoutShift(page)).toBeLessThan(0.01)
})

test('Home is painted before the sections below its hero have arrived', async () => {
  const { url } = await serveHomeUpTo('id="timeline"')
  const page = await visit('/healthz', { size: phone, skipHydrationWait: true })
  await page.goto(url, { waitUntil: 'commit' })
  await eventually(() => isPainted(page)).toBe(true)
  expect(await layoutShift(page)).toBeLessThan(0.01)
})
