import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browserFor, eventually } from '#test/support/browser.ts'
import { journeySite } from '#test/support/journey-site.ts'

const site = await journeySite({ SEED: 'none' })
const visit = await browserFor(site)

/** What the page has fetched of the film. */
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

/** Long enough for a film that wanted to come. */
const aWhile = 4000

test('the film runs when the page has come, stops by the one switch and by it goes on; nothing moves its place', async () => {
  const page = await visit('/')
  const before = await page.locator('.hero').boundingBox()
  await eventually(async () => (await film(page))?.running).toBe(true)
  expect((await film(page))?.paused).toBe(false)
  expect(await page.locator('.hero').boundingBox()).toEqual(before)

  await page.locator('.bar__tools .motion-switch').click()
  await eventually(async () => (await film(page))?.paused).toBe(true)
  await page.locator('.bar__tools .motion-switch').click()
  await eventually(async () => (await film(page))?.paused).toBe(false)
})

describe('the film is not fetched', () => {
  test('where the reader asks for calm', async () => {
    let asked: string[] = []
    const page = await visit('/', { calm: true, prepare: async page => Promise.resolve((asked = watched(page))) })
    await page.waitForTimeout(aWhile)
    expect(asked).toEqual([])
  })

  test('where the reader saves data', async () => {
    let asked: string[] = []
    const saving = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    const page = await visit('/', {
      async prepare(page) {
        asked = watched(page)
        await page.addInitScript(saving)
      },
    })
    await page.waitForTimeout(aWhile)
    expect(asked).toEqual([])
  })

  test('without scripts, nor while everything is paused', async () => {
    let asked: string[] = []
    const still = await visit('/', { scripts: false, prepare: async page => Promise.resolve((asked = watched(page))) })
    await still.waitForTimeout(1000)
    expect(asked).toEqual([])

    const paused = await visit('/', {
      async prepare(page) {
        asked = watched(page)
        await page.addInitScript(() => localStorage.setItem('motion', 'paused'))
      },
    })
    await paused.waitForTimeout(aWhile)
    expect(asked).toEqual([])
  })
})
