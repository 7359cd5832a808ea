import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browserFor, eventually } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { aWish, sendPledge, writePledge } from '#test/journeys/send-pledge.ts'
import { adminToken, waiting } from '#test/journeys/moderate-through-rest.ts'
import { words } from '#test/journeys/interface-texts.ts'

const site = await sharedSite({ SEED: 'none' })
const visit = await browserFor(site)
const token = await adminToken(site)

const dialog = (page: Page) => page.getByRole('dialog')
const submit = (page: Page) => page.locator('.pledge-form button[type=submit]')

describe('a refused pledge', () => {
  const { form } = words.zh.pledge

  test('from an empty form has an error at each field, and the summary takes the focus', async () => {
    const page = await visit('/')
    await submit(page).click()
    const summary = page.locator('.pledge-form .form-summary')
    await summary.waitFor()
    const { name_required, grade_required, message_required } = words.zh.refusal.pledge
    await eventually(() => summary.locator('li').allInnerTexts()).toEqual([
      name_required,
      grade_required,
      message_required,
    ])
    await eventually(() => summary.evaluate(element => element === document.activeElement)).toBe(true)
    await summary.getByRole('link', { name: message_required }).click()
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('pledge-message')
  })

  test('can be corrected and sent, without remains of the first text', async () => {
    const page = await visit('/')
    await sendPledge(page, 'zh', { ...aWish('先忘了写姓名。'), name: '' })
    await page.locator('.pledge-form .form-summary').waitFor()
    await sendPledge(page, 'zh', aWish('这次写全了。'))
    await dialog(page).waitFor()
    const fields = await page.locator('.pledge-form :is(input, textarea):not([type=hidden])').all()
    const values = await Promise.all(fields.map(field => field.inputValue()))
    expect(values.join('')).toBe('')
  })

  test('does not come from a double press: the pledge is sent once', async () => {
    const page = await visit('/')
    await writePledge(page, 'zh', aWish('按了两下。'))
    await submit(page).dblclick()
    await dialog(page).waitFor()
    expect((await waiting(site, token)).filter(({ message }) => message === '按了两下。')).toHaveLength(1)
  })

  test('does not come from a double press that is slower than the answer: its second click leaves the thanks open', async () => {
    const page = await visit('/')
    await writePledge(page, 'zh', aWish('又按了两下。'))
    await submit(page).click()
    await dialog(page).waitFor()
    await page.mouse.move(5, 5)
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
    expect(await dialog(page).isVisible()).toBe(true)
    await page.mouse.click(5, 5)
    await dialog(page).waitFor({ state: 'hidden' })
  })

  test('for a reason without a field is shown in a toast, and keeps what was typed', async () => {
    const page = await visit('/')
    await page.locator('[name=website]').evaluate(field => field.setAttribute('value', 'https://example.org'))
    await sendPledge(page, 'zh', aWish('像是机器写的。'))
    const toast = page.getByRole('alert').filter({ hasText: '提交失败，请稍后重试: ' })
    await toast.waitFor()
    await eventually(() => toast.innerText()).toContain(
      `提交失败，请稍后重试: ${words.zh.refusal.site.looks_automatic}`,
    )
    await eventually(() => page.getByLabel(form.message, { exact: true }).inputValue()).toBe('像是机器写的。')
    await eventually(() => submit(page).isEnabled()).toBe(true)
  })

  test('with the same text as before has an error at the field', async () => {
    const page = await visit('/')
    await sendPledge(page, 'zh', aWish('同样的话。'))
    await dialog(page).getByRole('button', { name: words.zh.pledge.continue }).click()
    await sendPledge(page, 'zh', aWish('同样的话。'))
    await eventually(() => page.locator('#pledge-message-error').allInnerTexts()).toEqual([
      words.zh.refusal.pledge.same_text,
    ])
  })

  test('of an unreachable server is shown in a toast, and keeps what was typed', async () => {
    const page = await visit('/', { locale: 'en' })
    await page.route('**/_root.data*', route => route.abort())
    await sendPledge(page, 'en', aWish('没有网络。'))
    const toast = page.getByRole('alert').filter({ hasText: 'Submission failed, please try again later: ' })
    await toast.waitFor()
    await eventually(() => toast.locator('.toast__message').allInnerTexts()).toEqual([
      '网络错误，请稍后重试',
      'Submission failed, please try again later: Network error, please try again later',
    ])
    await eventually(() => page.locator('.toast').count()).toBe(1)
    await eventually(() => page.getByLabel(words.en.pledge.form.message, { exact: true }).inputValue()).toBe(
      '没有网络。',
    )
    await page.unroute('**/_root.data*')
    await submit(page).click()
    await dialog(page).waitFor()
  })
})
