import { expect, test } from 'vitest'
import { browserFor, phone } from '#test/support/browser.ts'
import { firstAdmin, sharedSite } from '#test/support/journey-site.ts'

const site = await sharedSite({ SEED: 'none' })
const visit = await browserFor(site)

test.each([1920, 1280, 390])(
  'the sections of a profile page begin where its banner and tabs do, at %i px',
  async width => {
    for (const path of ['/profile', '/profile/security', '/notices']) {
      const page = await visit(path, { as: firstAdmin, size: { width, height: 800 } })
      const starts = await page
        .locator('.profile__title, .profile .tabs, .profile__page h2')
        .evaluateAll(parts => parts.map(part => Math.round(part.getBoundingClientRect().left)))
      expect(starts.length).toBeGreaterThan(2)
      expect(new Set(starts).size, `${path}: ${starts.join(' ')}`).toBe(1)
    }
  },
)

test('on a phone, notices begin in the upper half of the screen', async () => {
  const page = await visit('/notices', { as: firstAdmin, size: phone })
  const heading = await page.locator('#notices').boundingBox()
  expect(heading?.y).toBeLessThan(phone.height / 2)
})
