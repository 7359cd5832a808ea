import { test } from 'vitest'
import { browserFor, eventually } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { aBoardOf, aPostOn, aWriter } from '#test/journeys/write-through-rest.ts'

const site = await sharedSite({ SEED: 'none' })
const visit = await browserFor(site)
const board = await aBoardOf(site)

test('elapsed times move on while a page stays open, and without scripts it shows the date', async () => {
  const { token } = await aWriter(site)
  const path = `/forum/post/${await aPostOn(site, token, board)}`
  const page = await visit(path, { prepare: page => page.clock.install() })
  const time = page.locator('.post__byline time')
  await eventually(() => time.innerText()).toBe('刚刚')
  await page.clock.fastForward('02:30')
  await eventually(() => time.innerText()).toBe('2 分钟前')
  await page.clock.fastForward('01:00:00')
  await eventually(() => time.innerText()).toBe('1 小时前')
  const plain = await visit(path, { scripts: false })
  await eventually(() => plain.locator('.post__byline time').innerText()).toMatch(/^\d{4}\.\d\d\.\d\d$/)
})
