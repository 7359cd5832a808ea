import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browserFor, desktop, eventually, phone } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { bothLocales, words } from '#test/journeys/interface-texts.ts'

const site = await sharedSite()
const visit = await browserFor(site)

const viewer = (page: Page) => page.locator('dialog.picture-viewer')
const place = '/timeline#plate-2'

/** Opens the timeline from another page, and its second illustration in the viewer. */
async function aViewer(locale: 'zh' | 'en' = 'zh') {
  const page = await visit('/about', { locale, size: locale === 'zh' ? desktop : phone })
  await page.goto(place)
  const illustration = page.locator('#plate-2 a[data-picture], a[data-picture][href$="/picture/2"]').first()
  const open = async () => {
    await illustration.click()
    await viewer(page).locator('.pswp__words').waitFor()
  }
  await open()
  const here = () => page.evaluate(() => `${location.pathname}${location.hash}`)
  return { page, illustration, open, here }
}

test.each(['Escape', 'back'] as const)(
  '%s closes the viewer and stays on the page, and one step back leaves the page',
  async way => {
    const { page, illustration, open, here } = await aViewer()
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    for (let time = 0; time < 2; time += 1) {
      if (time > 0) await open()
      const before = await page.evaluate(() => scrollY)
      if (way === 'back') await page.evaluate(() => history.back())
      else await page.keyboard.press('Escape')
      await eventually(() => viewer(page).count()).toBe(0)
      expect(await here()).toBe(place)
      expect(await page.evaluate(() => scrollY)).toBe(before)
      expect(await illustration.evaluate(link => link === document.activeElement)).toBe(true)
    }
    expect(asked.filter(url => url.includes('_data') || url.includes('.data'))).toEqual([])
    await page.goBack()
    await page.waitForURL('**/about')
  },
)

test('a page that is reloaded below an open viewer is left by one step back', async () => {
  const { page, here } = await aViewer()
  await page.reload()
  expect(await viewer(page).count()).toBe(0)
  await eventually(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('viewer')
  expect(await here()).toBe(place)
  await page.goBack()
  await page.waitForURL('**/about')
})

test('one step forward does not reopen a closed viewer', async () => {
  const { page, open } = await aViewer()
  await page.keyboard.press('Escape')
  await eventually(() => viewer(page).count()).toBe(0)
  await page.evaluate(() => history.forward())
  await eventually(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('viewer')
  await open()
  await page.evaluate(() => history.back())
  await eventually(() => viewer(page).count()).toBe(0)
})

test.each(bothLocales)(
  'an illustration has its caption and description on a background of their own (%s)',
  async locale => {
    const { page, illustration } = await aViewer(locale)
    const shown = viewer(page).locator('.pswp__words')
    const caption = await page.locator('figure', { has: illustration }).locator('figcaption span').last().innerText()
    const alt = await illustration.locator('img').getAttribute('alt')
    await eventually(() => shown.innerText()).toContain(caption)
    await eventually(() => shown.innerText()).toContain(alt)
    await eventually(() => shown.innerText()).toContain(words[locale].ui.plate.number.replace('{{number}}', '2'))
    // A light picture that is zoomed in lies behind the caption.
    const ground = await shown.evaluate(box => getComputedStyle(box).backgroundColor)
    expect(ground).toBe('rgb(7, 22, 32)')
  },
)
