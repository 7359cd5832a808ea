import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { browserFor, eventually } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { violations } from '#test/journeys/axe.ts'
import { asForm, swapsAnswered, pieces, tile } from '#test/journeys/mosaic-board.ts'
import { fillText, words } from '#test/journeys/interface-texts.ts'

const site = await sharedSite({ SEED: 'none' })
const visit = await browserFor(site)

describe('with scripts', () => {
  const { mosaic } = words.zh

  test('tiles are exchanged by pointer and by keyboard, and the swaps are stored', async () => {
    const page = await visit('/mosaic')
    await page.getByRole('link', { name: fillText(mosaic.sizeOf, { name: '岸上的火', size: 3 }), exact: true }).click()
    await page.locator('.board').waitFor()
    const [first, second, ...rest] = await pieces(page)
    const untilKept = swapsAnswered(page, 2)
    await tile(page, 0).click()
    await eventually(() => tile(page, 0).getAttribute('aria-pressed')).toBe('true')
    await tile(page, 1).click()
    expect(await pieces(page)).toEqual([second, first, ...rest])
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await eventually(() => page.locator('.mosaic__play [role=status]').innerText()).toBe(
      fillText(mosaic.letGo, { piece: second ?? 0 }),
    )
    await page.keyboard.press(' ')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    expect(await pieces(page)).toEqual([first, second, ...rest])
    await untilKept()
    await page.reload()
    await eventually(() => page.locator('.mosaic__figures').innerText()).toContain('2')
    expect(await violations(page)).toEqual([])
  })

  test('every swap of a quick player on a slow connection is stored, also when the player leaves the board immediately', async () => {
    const page = await visit('/mosaic/river/4')
    await page.route('**/swap', async route => {
      await pause(200)
      await route.continue()
    })
    const untilKept = swapsAnswered(page, 4)
    const before = await pieces(page)
    for (const place of [0, 1, 2, 3, 4, 5, 6, 7]) await tile(page, place).click()
    const [a, b, c, d, e, f, g, h, ...rest] = before
    expect(await pieces(page)).toEqual([b, a, d, c, f, e, h, g, ...rest])
    await page.getByRole('link', { name: mosaic.back }).click()
    await page.waitForURL('**/mosaic')
    await untilKept()
    await page.goto('/mosaic/river/4')
    expect(await pieces(page)).toEqual([b, a, d, c, f, e, h, g, ...rest])
    await eventually(() => page.locator('.mosaic__figures').innerText()).toContain(`4 ${mosaic.steps}`)
  })

  test('a swap that fails on the network is reverted with a message, and the board stays', async () => {
    // The routes of the page's links may be requested at that moment.
    const page = await visit('/mosaic/works/3', { complaints: /NetworkFailure|Failed to fetch/ })
    const before = await pieces(page)
    await page.context().setOffline(true)
    await tile(page, 0).click()
    await tile(page, 1).click()
    await page.locator('.toast').filter({ hasText: mosaic.failed }).waitFor()
    expect(await pieces(page)).toEqual(before)
    await page.context().setOffline(false)
    const untilKept = swapsAnswered(page, 1)
    await tile(page, 0).click()
    await tile(page, 1).click()
    await untilKept()
    await eventually(() => page.locator('.mosaic__figures').innerText()).toContain(`1 ${mosaic.steps}`)
  })

  test('a shuffle is confirmed once there are swaps to lose', async () => {
    const page = await visit('/mosaic/torch/3')
    const untilKept = swapsAnswered(page, 1)
    await tile(page, 0).click()
    await tile(page, 1).click()
    await untilKept()
    await page.getByRole('link', { name: mosaic.shuffle.again }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: mosaic.shuffle.again }).click()
    await eventually(() => page.locator('.mosaic__figures').innerText()).toMatch(/0 \/ 9[^]*0/)
  })
})

describe('without scripts', () => {
  const { mosaic } = words.en

  test('a shuffle is confirmed on a page of its own, and a forged swap causes no fault', async () => {
    const page = await visit('/mosaic/torch/3?chosen=2', { locale: 'en', scripts: false })
    await tile(page, 5).click()
    await page.getByRole('link', { name: mosaic.shuffle.again }).click()
    await page.getByRole('link', { name: mosaic.shuffle.back }).click()
    await eventually(() => page.locator('.mosaic__figures').innerText()).toContain('1')
    const status = async (form: Record<string, string>) =>
      (await page.request.post('/mosaic/torch/3', { form, headers: asForm(page) })).status()
    expect([await status({ piece: '99', place: '0' }), await status({})]).toEqual([422, 422])
    for (const address of ['/mosaic/moon/3', '/mosaic/torch/2', '/mosaic/torch/x'])
      expect((await page.request.get(address)).status(), address).toBe(404)
  })
})
