import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browserFor, eventually } from '#test/support/browser.ts'
import { firstAdmin, journeySite } from '#test/support/journey-site.ts'
import { aWish, sendPledge } from '#test/journeys/send-pledge.ts'
import { logIn } from '#test/journeys/log-in.ts'
import { comeUpTo, scrollTo, topOf } from '#test/journeys/scrolling.ts'
import { aTalkOf } from '#test/journeys/write-through-rest.ts'

const site = await journeySite({ SEED: 'none' })
const visit = await browserFor(site)

/** Describes the focused element: its id, else its tag name. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { id = '', tagName = '' } = document.activeElement ?? {}
    return id === '' ? tagName.toLowerCase() : id
  })

test.each(['Escape', 'Enter'])('closing the thanks with %s leaves the focus in the form', async key => {
  const page = await visit('/')
  await sendPledge(page, 'zh', aWish(`按 ${key} 合上。`))
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press(key)
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await eventually(() => page.evaluate(() => document.activeElement?.closest('.pledge-form') !== null)).toBe(true)
})

test.each(['a', 'd'])('deciding the last pledge with "%s" moves the focus to the heading', async key => {
  await site.call('POST', '/future-messages', { body: aWish(`最后一条，${key}。`) })
  const page = await visit('/admin/pledges', { as: firstAdmin })
  const rows = page.locator('.review:visible')
  await rows.first().waitFor()
  for (let left = await rows.count(); left > 1; left -= 1) {
    await rows.first().focus()
    await page.keyboard.press('a')
    await eventually(() => rows.count()).toBe(left - 1)
  }
  await rows.first().focus()
  await page.keyboard.press(key)
  if (key === 'd') await page.getByRole('alertdialog').locator('.button--danger').click()
  await eventually(() => page.locator('.review').count()).toBe(0)
  expect(await focused(page)).toBe('h1')
})

test.each(['/', '/about'])('logging out at %s moves the focus to the heading of Home', async path => {
  const page = await visit(path, { as: firstAdmin })
  const menu = page.locator('.account-menu')
  await menu.locator('summary').press('Enter')
  await menu.getByRole('button').press('Enter')
  await page.locator('.bar__tools [href="/login"]').waitFor()
  await page.waitForURL(`${site.url}/`)
  await eventually(() => focused(page)).toBe('h1')
})

test('logging in with a redirect to a fragment moves the focus there', async () => {
  const page = await visit('/login?redirect=%2Fblessings%23write')
  await logIn(page, 'zh')
  await page.waitForURL('**/blessings#write')
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('write')
})

const { post } = await aTalkOf(site, firstAdmin)

test.each([
  ['a short reply form', `/forum/post/${post}`, '.talk__form'],
  ['a long form', '/profile/security', '[aria-labelledby="password"] form'],
  ['a form below the strip of a story page', '/blessings', '.wall__write form'],
])('the summary of %s that is refused is below the bar', async (_what, path, form) => {
  const page = await visit(path, { as: firstAdmin, size: { width: 1280, height: 480 } })
  const under = (await topOf(page, form)) - 20
  for (const comeTo of [scrollTo, comeUpTo]) {
    await page.reload()
    await comeTo(page, under)
    await page.locator(`${form} .button--primary`).dispatchEvent('click')
    await page.locator('.form-summary').waitFor()
    const distance = () =>
      page.evaluate(() => {
        const bars = [...document.querySelectorAll('.bar, .parts')].map(bar => bar.getBoundingClientRect().bottom)
        const { activeElement: focused } = document
        return focused?.className === 'form-summary' ? focused.getBoundingClientRect().top - Math.max(...bars) : -1
      })
    await eventually(distance).toBeGreaterThan(5)
    expect(await distance()).toBeLessThan(400)
  }
})
