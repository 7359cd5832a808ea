import { describe, expect, test } from 'vitest'
import { browserFor } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { aMember } from '#test/journeys/moderate-through-rest.ts'
import { bothLocales } from '#test/journeys/interface-texts.ts'

const site = await sharedSite()
const visit = await browserFor(site)

test.each([
  [1280, 'alice_2018'],
  [1920, 'alice_2018'.padEnd(20, 'w')],
])('at %i px the bar has room for the whole name %s', async (width, name) => {
  const as = await aMember(site, name)
  for (const locale of bothLocales) {
    const page = await visit('/about', { locale, size: { width, height: 768 }, as })
    const shown = await page
      .locator('.bar-menu__text')
      .evaluate(text => [text.textContent, text.scrollWidth - text.clientWidth])
    expect(shown).toEqual([name, 0])
  }
})

describe.each(bothLocales)('at widths between a tablet and a desktop (%s)', locale => {
  test.each([1024, 1199, 1280])(
    'the bar fits without the phone menu at %i px, for guests and for members with long names',
    async width => {
      const name = `${locale}_${width}`.padEnd(20, 'w')
      for (const who of [undefined, await aMember(site, name)]) {
        const page = await visit('/about', { locale, size: { width, height: 768 }, moving: true, as: who })
        expect(await page.locator('.menu__open').isVisible()).toBe(false)
        let end = 0
        for (const part of ['.brand', '.bar__chapters', '.bar__tools']) {
          const box = await page.locator(`.bar ${part}`).first().boundingBox()
          expect(box?.width).toBeGreaterThan(100)
          expect(box?.x).toBeGreaterThan(end)
          end = (box?.x ?? 0) + (box?.width ?? 0)
        }
        expect(end).toBeLessThanOrEqual(width - 20)
      }
    },
  )
})
