import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browserFor, eventually } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { logIn } from '#test/journeys/log-in.ts'
import { sharedMailbox } from '#test/journeys/mailbox.ts'
import { aMember } from '#test/journeys/moderate-through-rest.ts'
import { words } from '#test/journeys/interface-texts.ts'
import { otherWays } from '#test/journeys/languages-and-scripts.ts'

const mail = await sharedMailbox()
const site = await sharedSite({ SEED: 'none', SMTP_URL: mail.url })
const visit = await browserFor(site)

const path = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return `${pathname}${search}`
}

test.each(otherWays)('a forgotten password is reset by letter ($locale, scripts: $scripts)', async visitor => {
  const { locale, scripts } = visitor
  const { forgot, reset } = words[locale].recovery
  const who = await aMember(site)
  const page = await visit('/login', visitor)
  const button = (name: string) => page.locator('main').getByRole('button', { name, exact: true })
  const told = () => page.locator(scripts ? '.toast--success' : '.notice').innerText()

  await page.getByRole('link', { name: words[locale].account.login.forgot }).click()
  await button(forgot.submit).click()
  await eventually(() => page.locator('.form-summary').innerText()).toContain(
    words[locale].refusal.member.email_required,
  )
  await page.getByLabel(forgot.email, { exact: true }).fill(who.email)
  await button(forgot.submit).click()
  await page.waitForURL('**/reset-password')
  await eventually(told).toContain(forgot.sent)
  await eventually(() => page.getByLabel(reset.email, { exact: true }).inputValue()).toBe(who.email)

  await page.getByLabel(reset.code, { exact: true }).fill('12345')
  await page.getByLabel(reset.newPassword, { exact: true }).fill('new-river')
  await page.getByLabel(reset.confirmPassword, { exact: true }).fill('other-river')
  await button(reset.submit).click()
  const summary = page.locator('.form-summary')
  await eventually(() => summary.innerText()).toContain(
    locale === 'zh' ? '请输入6位验证码' : 'Please enter 6-digit code',
  )
  await eventually(() => summary.innerText()).toContain(words[locale].refusal.member.passwords_differ)

  const code = await mail.codeTo(who.email)
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  for (const tried of [wrong, code]) {
    await page.getByLabel(reset.code, { exact: true }).fill(tried)
    await page.getByLabel(reset.newPassword, { exact: true }).fill('new-river')
    await page.getByLabel(reset.confirmPassword, { exact: true }).fill('new-river')
    await button(reset.submit).click()
    if (tried === wrong) await eventually(() => summary.innerText()).toContain(reset.failed)
  }
  await page.waitForURL('**/login')
  await eventually(told).toContain(reset.done)
  await logIn(page, locale, { ...who, password: who.password })
  await eventually(() => page.locator('.form-summary').count()).toBe(1)
  await logIn(page, locale, { username: who.email, password: 'new-river' })
  await eventually(() => path(page)).toBe('/')
  await eventually(() => mail.lettersTo(who.email).length).toBeGreaterThanOrEqual(2)
})

test('another code can be requested after a minute, and voids the earlier one', async () => {
  const { forgot, reset, code } = words.zh.recovery
  const who = await aMember(site)
  const page = await visit('/forgot-password', { prepare: it => it.clock.install() })
  await page.getByLabel(forgot.email, { exact: true }).fill(who.email)
  await page.getByRole('button', { name: forgot.submit, exact: true }).click()
  await page.waitForURL('**/reset-password')
  const resend = page.locator('.send-code button')
  await eventually(() => resend.innerText()).toMatch(/^(60|5\d) 秒后重试$/)
  await eventually(() => resend.isDisabled()).toBe(true)
  const first = await mail.codeTo(who.email)
  await page.clock.fastForward(61_000)
  await eventually(() => resend.innerText()).toBe(reset.resend)
  await page.getByLabel(reset.newPassword, { exact: true }).fill('new-river')
  await resend.click()
  await eventually(() => page.locator('.toast--success').last().innerText()).toContain(code.sent)
  await eventually(() => page.getByLabel(reset.newPassword, { exact: true }).inputValue()).toBe('new-river')
  const second = await mail.codeTo(who.email, 2)
  expect(second).not.toBe(first)
})

test('an unknown address gets the same response, and no letter', async () => {
  const { forgot } = words.zh.recovery
  const page = await visit('/forgot-password', { scripts: false })
  await page.getByLabel(forgot.email, { exact: true }).fill('nobody@example.org')
  await page.getByRole('button', { name: forgot.submit, exact: true }).click()
  await page.waitForURL('**/reset-password')
  await eventually(() => page.locator('.notice').innerText()).toContain(forgot.sent)
  expect(mail.lettersTo('nobody@example.org')).toEqual([])
})
