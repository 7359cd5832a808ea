import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browserFor, eventually } from '#test/support/browser.ts'
import { firstAdmin, sharedSite } from '#test/support/journey-site.ts'
import { endSessionOnServer } from '#test/journeys/end-session-on-server.ts'
import { logIn } from '#test/journeys/log-in.ts'
import { words } from '#test/journeys/interface-texts.ts'

const site = await sharedSite({ SEED: 'none', TEST_PAGES: 'on' })
const visit = await browserFor(site)

const sentence = '登录信息已过期，请重新登录'
const toasts = (page: Page) => page.locator('.toast--warning')
const stored = (page: Page, key: string) => page.evaluate(key => localStorage.getItem(key), key)

describe('a form that is half filled in when the session ends', () => {
  const { authTest } = words.zh.pages
  const text = (page: Page) => page.getByLabel(authTest.draft.text)
  const send = (page: Page) => page.getByRole('button', { name: authTest.draft.send, exact: true }).click()

  test('is refused with the same message as in the toast, and is restored after Login', async () => {
    const page = await visit('/auth-test', { locale: 'zh', as: firstAdmin })
    await text(page).fill('江水初涨')
    await page.getByLabel(authTest.draft.password).fill('three-gorges')
    await endSessionOnServer(page)
    // The page leaves for Login after half a second. It stays as long as the data of Login is held back.
    const read = Promise.withResolvers<unknown>()
    await page.route('**/login.data*', async route => {
      await read.promise
      await route.continue()
    })
    await send(page)
    await eventually(() => page.locator('.trial__form .form-summary').innerText()).toContain(sentence)
    await eventually(() => toasts(page).locator('.toast__title').innerText()).toBe('提示')
    await eventually(() => toasts(page).locator('.toast__message').first().innerText()).toBe(sentence)
    await eventually(() => toasts(page).count()).toBe(1)
    expect(await stored(page, 'user')).toBeNull()
    expect(await stored(page, 'redirectAfterLogin')).toBe('/auth-test')
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('three-gorges')

    read.resolve(undefined)
    await page.waitForURL('**/login')
    await logIn(page, 'zh')
    await page.waitForURL('**/auth-test')
    await eventually(() => text(page).inputValue()).toBe('江水初涨')
    expect(await page.getByLabel(authTest.draft.password).inputValue()).toBe('')
    await eventually(() => page.locator('.draft').innerText()).toContain(words.zh.ui.draft.restored)
    expect(await stored(page, 'redirectAfterLogin')).toBeNull()

    await send(page)
    await eventually(() => page.locator('.toast--success').innerText()).toContain(authTest.draft.taken)
    expect(await stored(page, 'draft:trial:/auth-test')).toBeNull()
    await page.reload()
    expect(await text(page).inputValue()).toBe('')
  })
})

test('a half-written pledge is restored after a reload, and deleted when it is sent or its author discards it', async () => {
  const { pledge, ui } = words.zh
  const page = await visit('/')
  const message = page.getByLabel(pledge.form.message, { exact: true })
  await page.getByLabel(pledge.form.name, { exact: true }).fill('林小河')
  await page.getByLabel(pledge.form.grade, { exact: true }).fill('2018级')
  await message.fill('愿江河安澜')
  await page.reload()
  await eventually(() => message.inputValue()).toBe('愿江河安澜')
  await eventually(() => page.locator('.pledge-form .count').innerText()).toContain('5/500')
  await page.getByRole('button', { name: ui.draft.discard }).click()
  expect(await message.inputValue()).toBe('')
  expect(await stored(page, 'draft:pledge:/')).toBeNull()

  await page.getByLabel(pledge.form.name, { exact: true }).fill('林小河')
  await page.getByLabel(pledge.form.grade, { exact: true }).fill('2018级')
  await message.fill('愿江河安澜')
  await page.locator('.pledge-form').getByRole('button', { name: pledge.form.submit }).click()
  await page.getByRole('dialog').waitFor()
  expect(await stored(page, 'draft:pledge:/')).toBeNull()
})
