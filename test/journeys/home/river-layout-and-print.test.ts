import { expect, test } from 'vitest'
import { homePage } from '#app/content/pages/home.ts'
import { browserFor, eventually } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { crossedByRiver } from '#test/journeys/large-letters.ts'
import { bothLocales } from '#test/journeys/interface-texts.ts'

const site = await sharedSite()
const visit = await browserFor(site)

test.each(bothLocales)('the drawn river does not cross texts, whichever event is open (%s)', async locale => {
  const page = await visit('/', { locale })
  for (const width of [1920, 1280, 900, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await eventually(() => page.locator('.reach__stream:visible').count()).toBe(5)
    // 1920 and 900 px check the layout in percentages; at the other widths each event is opened too, which moves the rest.
    const events = width === 1920 || width === 900 ? [undefined] : [undefined, 0, 1, 2, 3]
    for (const open of events) {
      await page.locator('.era__details').evaluateAll((eras, open) => {
        eras.forEach((era, index) => era.toggleAttribute('open', index === open))
      }, open)
      expect(await crossedByRiver(page), `${width} px wide, event ${String(open)} open`).toEqual([])
    }
  }
})

test.each(bothLocales)('a printed Home page has all texts expanded, and fits the paper width (%s)', async locale => {
  const page = await visit('/', { locale, size: { width: 673, height: 900 } })
  await page.emulateMedia({ media: 'print' })
  const told = await page.locator('main').innerText()
  const { hero, eras, missions, stories, finale } = homePage(locale)
  const texts = [
    hero.modern.detail,
    ...eras.map(({ detail }) => detail),
    ...missions.map(({ description }) => description),
    ...stories.map(({ story }) => story),
    ...finale.lines,
  ]
  for (const text of texts) expect(told).toContain(text)
  await eventually(() => page.locator('.sparks__item:visible').count()).toBeGreaterThan(5)
  expect(await page.locator('.stream:visible, .hero__ground:visible, .reach:visible, form:visible').count()).toBe(0)
  for (const path of ['/', '/culture', '/people', '/about']) {
    if (path !== '/') await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(673)
  }
})
