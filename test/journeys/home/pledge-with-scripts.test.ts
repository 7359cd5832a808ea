import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browserFor, eventually } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { aWish, logIn, sendPledge, writePledge } from '#test/journeys/send-pledge.ts'
import { adminToken, approve, waiting } from '#test/journeys/moderate-through-rest.ts'
import { both, said, words } from '#test/journeys/words.ts'

const site = await sharedSite({ SEED: 'none' })
const visit = await browserFor(site)
const token = await adminToken(site)

const dialog = (page: Page) => page.getByRole('dialog')
const submit = (page: Page) => page.locator('.pledge-form button[type=submit]')
const counter = (page: Page) => page.locator('.pledge-form .count [aria-hidden]').innerText()
const lantern = (page: Page, text: string) => page.locator('.lantern').filter({ hasText: text })

/** Holds the answer to the form back until it is let go. */
async function holdAnswer(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>(resolve => (release = resolve))
  await page.route('**/_root.data*', async route => {
    if (route.request().method() === 'POST') await released
    await route.continue()
  })
  return release
}

describe.each(both)('writing a pledge, with scripts (%s)', locale => {
  const { pledge } = words[locale]

  test('sending it says so, thanks, and shows the own spark at once as awaiting review', async () => {
    const page = await visit('/', { locale, moving: true })
    const wish = aWish(`守住一条河，${locale}。`)
    const release = await holdAnswer(page)
    await writePledge(page, locale, wish)
    await submit(page).click()
    await eventually(() => submit(page).innerText()).toBe(locale === 'zh' ? '提交中...' : 'Submitting...')
    expect(await submit(page).isDisabled()).toBe(true)
    release()

    await dialog(page).waitFor()
    const thanks = await dialog(page).innerText()
    expect(thanks).toContain(locale === 'zh' ? '你的星火已汇入星河' : 'Your spark has joined the river of stars')
    expect(thanks).toContain(
      locale === 'zh'
        ? '感谢你的参与，你的誓言将被永远铭记！'
        : 'Thank you for participating, your pledge is remembered forever!',
    )
    expect(await page.getByLabel(pledge.form.name, { exact: true }).inputValue()).toBe('')
    expect(await page.getByLabel(pledge.form.message, { exact: true }).inputValue()).toBe('')
    expect(await counter(page)).toBe('0/500')
    await eventually(() => submit(page).innerText()).toBe(locale === 'zh' ? '点燃星火' : 'Ignite the Spark')

    await dialog(page)
      .getByRole('button', { name: locale === 'zh' ? '继续探索' : 'Continue exploring' })
      .click()
    await dialog(page).waitFor({ state: 'hidden' })
    await lantern(page, wish.message).first().waitFor({ state: 'attached' })
    const [row] = await page.locator('.sparks__item').filter({ hasText: wish.message }).all()
    expect(await row?.textContent()).toContain(pledge.stream.waiting)

    await page.reload()
    expect(await page.locator('.sparks__item').filter({ hasText: wish.message }).textContent()).toContain(
      pledge.stream.waiting,
    )
  })

  test('the counter follows what is typed, and a warning shows while it is too long', async () => {
    const page = await visit('/', { locale })
    const message = page.getByLabel(pledge.form.message, { exact: true })
    const warning = page.locator('#pledge-message-error')
    expect(await counter(page)).toBe('0/500')
    await message.pressSequentially('江河🔥')
    expect(await counter(page)).toBe('3/500')
    await message.fill('🔥'.repeat(500))
    expect(await counter(page)).toBe('500/500')
    expect(await warning.count()).toBe(0)
    await message.press('End')
    await message.press('a')
    expect(await counter(page)).toBe('501/500')
    expect(await warning.innerText()).toBe(
      locale === 'zh' ? '誓言内容不能超过500字' : 'Pledge cannot exceed 500 characters',
    )
    await message.press('Backspace')
    await warning.waitFor({ state: 'detached' })
  })

  test('a lantern that is pressed tells who says it, and everything they say', async () => {
    const message = `${locale}，${'江河'.repeat(60)}入海。`
    await approve(site, token, aWish(message))
    const page = await visit('/', { locale, moving: true })
    await lantern(page, message.slice(0, 10)).locator('button').first().dispatchEvent('click')
    await dialog(page).waitFor()
    const told = await dialog(page).innerText()
    expect(told).toContain(
      locale === 'zh' ? `林小河的寄语: ${message}` : `${said(pledge.stream.saying, { name: '林小河' })}${message}`,
    )
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
  })
})

describe('what can go wrong', () => {
  const { form } = words.zh.pledge

  test('an empty form is refused field by field, and the summary takes the focus', async () => {
    const page = await visit('/')
    await submit(page).click()
    const summary = page.locator('.pledge-form .form-summary')
    await summary.waitFor()
    const { name_required, grade_required, message_required } = words.zh.refusal.pledge
    expect(await summary.locator('li').allInnerTexts()).toEqual([name_required, grade_required, message_required])
    await eventually(() => summary.evaluate(element => element === document.activeElement)).toBe(true)
    await summary.getByRole('link', { name: message_required }).click()
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('pledge-message')
  })

  test('after a refusal the right text is taken, and nothing of the wrong one comes back', async () => {
    const page = await visit('/')
    await sendPledge(page, 'zh', { ...aWish('先忘了写姓名。'), name: '' })
    await page.locator('.pledge-form .form-summary').waitFor()
    await sendPledge(page, 'zh', aWish('这次写全了。'))
    await dialog(page).waitFor()
    const fields = await page.locator('.pledge-form :is(input, textarea):not([type=hidden])').all()
    const values = await Promise.all(fields.map(field => field.inputValue()))
    expect(values.join('')).toBe('')
  })

  test('pressed twice, it is sent once', async () => {
    const page = await visit('/')
    await writePledge(page, 'zh', aWish('按了两下。'))
    await submit(page).dblclick()
    await dialog(page).waitFor()
    expect((await waiting(site, token)).filter(({ message }) => message === '按了两下。')).toHaveLength(1)
  })

  test('what the server refuses as a whole is told in a toast, and what was typed stays', async () => {
    const page = await visit('/')
    await page.locator('[name=website]').evaluate(field => field.setAttribute('value', 'https://example.org'))
    await sendPledge(page, 'zh', aWish('像是机器写的。'))
    const toast = page.getByRole('alert').filter({ hasText: '提交失败，请稍后重试: ' })
    await toast.waitFor()
    expect(await toast.innerText()).toContain(`提交失败，请稍后重试: ${words.zh.refusal.site.looks_automatic}`)
    expect(await page.getByLabel(form.message, { exact: true }).inputValue()).toBe('像是机器写的。')
    await eventually(() => submit(page).isEnabled()).toBe(true)
  })

  test('the same words twice are refused beside the field', async () => {
    const page = await visit('/')
    await sendPledge(page, 'zh', aWish('同样的话。'))
    await dialog(page).getByRole('button', { name: words.zh.pledge.continue }).click()
    await sendPledge(page, 'zh', aWish('同样的话。'))
    await eventually(() => page.locator('#pledge-message-error').allInnerTexts()).toEqual([
      words.zh.refusal.pledge.same_text,
    ])
  })

  test('where the server cannot be reached a toast says so, and what was typed stays', async () => {
    const page = await visit('/', { locale: 'en' })
    await page.route('**/_root.data*', route => route.abort())
    await sendPledge(page, 'en', aWish('没有网络。'))
    const toast = page.getByRole('alert').filter({ hasText: 'Submission failed, please try again later: ' })
    await toast.waitFor()
    expect(await toast.locator('.toast__message').allInnerTexts()).toEqual([
      '网络错误，请稍后重试',
      'Submission failed, please try again later: Network error, please try again later',
    ])
    expect(await page.locator('.toast').count()).toBe(1)
    expect(await page.getByLabel(words.en.pledge.form.message, { exact: true }).inputValue()).toBe('没有网络。')
    await page.unroute('**/_root.data*')
    await submit(page).click()
    await dialog(page).waitFor()
  })
})

test('the sender takes a pledge back after being asked', async () => {
  const page = await visit('/')
  await sendPledge(page, 'zh', aWish('想收回的话。'))
  const { receipt, sentReceipt, withdrawn } = words.zh.pledge
  await dialog(page).getByRole('link', { name: sentReceipt }).click()
  await page.waitForURL('**/pledges/receipt/*')
  const question = page.getByRole('alertdialog')
  await page.getByRole('link', { name: receipt.withdraw }).click()
  await question.getByRole('button', { name: words.zh.ui.confirm.cancel }).click()
  await question.waitFor({ state: 'hidden' })
  expect((await waiting(site, token)).map(({ message }) => message)).toContain('想收回的话。')
  await page.getByRole('link', { name: receipt.withdraw }).click()
  await question.getByRole('button', { name: receipt.withdraw }).click()
  await page.waitForURL('**/#future')
  await page.locator('#future').getByText(withdrawn).waitFor()
  expect((await waiting(site, token)).map(({ message }) => message)).not.toContain('想收回的话。')
})

test('an admin approves with a key, and every open Home sees it fly', async () => {
  await site.call('POST', '/future-messages', { body: aWish('按键通过。') })
  const [onlooker, moderator] = await Promise.all([
    visit('/', { moving: true }),
    visit('/login?redirect=/admin/pledges'),
  ])
  await logIn(moderator, 'zh')
  const row = moderator.locator('.review').filter({ hasText: '按键通过。' })
  await row.waitFor()
  await row.focus()
  await moderator.keyboard.press('a')
  await eventually(() => row.isVisible()).toBe(false)
  await lantern(onlooker, '按键通过。').first().waitFor({ state: 'attached' })
})
