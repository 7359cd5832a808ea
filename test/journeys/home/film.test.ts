import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browserFor, eventually, phone } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'

const site = await sharedSite()
const visit = await browserFor(site)

/** Collects the requests for the film. */
function watched(page: Page): string[] {
  const asked: string[] = []
  page.on('request', request => {
    if (request.url().includes('/film/')) asked.push(request.url())
  })
  return asked
}

const film = (page: Page) =>
  page
    .locator('.hero__film')
    .evaluate(element =>
      element instanceof HTMLVideoElement
        ? { running: element.classList.contains('is-running'), paused: element.paused, at: element.currentTime }
        : undefined,
    )

/** A time in ms after which the film would have been requested. */
const aWhile = 4000

test('the film plays after the page has loaded, and is paused and resumed by the motion switch, without layout shifts', async () => {
  const page = await visit('/', { moving: true })
  const before = await page.locator('.hero').boundingBox()
  await eventually(async () => (await film(page))?.running).toBe(true)
  expect((await film(page))?.paused).toBe(false)
  expect(await page.locator('.hero').boundingBox()).toEqual(before)

  await page.locator('.bar__tools .motion-switch').click()
  await eventually(async () => (await film(page))?.paused).toBe(true)
  await page.locator('.bar__tools .motion-switch').click()
  await eventually(async () => (await film(page))?.paused).toBe(false)
})

test('phones load only the part of the film that they show, and the whole film when they are turned', async () => {
  let asked: string[] = []
  const page = await visit('/', {
    moving: true,
    size: phone,
    prepare(page) {
      asked = watched(page)
      return Promise.resolve()
    },
  })
  const files = () => [...new Set(asked.map(url => new URL(url).pathname.replace(/\.\w+$/, '')))]
  await eventually(async () => (await film(page))?.running).toBe(true)
  expect(files()).toEqual(['/film/night-river-phone'])
  await page.setViewportSize({ width: phone.height, height: phone.width })
  await eventually(files).toEqual(['/film/night-river-phone', '/film/night-river'])
  await eventually(async () => (await film(page))?.running).toBe(true)
})

const saving = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })

test('the film is not requested with reduced motion, data saving, paused motion, or without scripts', async () => {
  const asked = new Map<string, string[]>()
  const open = (
    reader: string,
    how: Parameters<typeof visit>[1],
    begin: (page: Page) => Promise<unknown> = () => Promise.resolve(),
  ) =>
    visit('/', {
      ...how,
      async prepare(page) {
        asked.set(reader, watched(page))
        await begin(page)
      },
    })
  const [page] = await Promise.all([
    open('calm', { moving: false }),
    open('saving', { moving: true }, page => page.addInitScript(saving)),
    open('paused', { moving: true }, page => page.addInitScript(() => localStorage.setItem('motion', 'paused'))),
    open('no scripts', { moving: true, scripts: false }),
  ])
  await page.waitForTimeout(aWhile)
  expect(Object.fromEntries(asked)).toEqual({ calm: [], saving: [], paused: [], 'no scripts': [] })
})
