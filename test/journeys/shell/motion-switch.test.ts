import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hydrated, browserFor, eventually } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { words } from '#test/journeys/interface-texts.ts'

const site = await sharedSite()
const visit = await browserFor(site)
const toLogin = (page: Page) => page.locator('.bar__tools [href="/login"]')

describe('the motion switch', () => {
  const running = (page: Page) =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
  const motion = (page: Page, name: string) => page.locator('.bar__tools').getByRole('button', { name })
  const { pause, play } = words.zh.shell.motion

  test('stops all motion, also on the next page and after a reload, and starts it again', async () => {
    const page = await visit('/', { moving: true })
    await page.locator('.lantern').first().waitFor({ state: 'attached' })
    expect(await running(page)).toBeGreaterThan(0)
    await motion(page, pause).click()
    await eventually(() => running(page)).toBe(0)
    await page.reload()
    await hydrated(page)
    await eventually(() => running(page)).toBe(0)
    await toLogin(page).click()
    await page.waitForURL('**/login')
    await eventually(() => running(page)).toBe(0)
    await page.goBack()
    await motion(page, play).click()
    await eventually(() => running(page)).toBeGreaterThan(0)
    await eventually(() => page.locator('html').getAttribute('data-motion')).toBeNull()
  })

  test('shows a message without animation', async () => {
    const page = await visit('/', { moving: true })
    await motion(page, pause).click()
    await page.evaluate(() =>
      dispatchEvent(new CustomEvent('show-toast', { detail: { message: '静水', duration: 0 } })),
    )
    const toast = page.locator('.toast')
    await toast.waitFor()
    await eventually(() => toast.evaluate(element => getComputedStyle(element).opacity)).toBe('1')
  })

  test('does not exist without scripts', async () => {
    const page = await visit('/', { scripts: false })
    expect(await page.locator('.motion-switch:visible').count()).toBe(0)
  })
})
