import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browserFor, eventually } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { aWish, writePledge } from '#test/journeys/send-pledge.ts'
import { adminToken, approve } from '#test/journeys/moderate-through-rest.ts'
import { bothLocales, fillText, words } from '#test/journeys/interface-texts.ts'

const site = await sharedSite({ SEED: 'none' })
const visit = await browserFor(site)
const token = await adminToken(site)

const dialog = (page: Page) => page.getByRole('dialog')
const submit = (page: Page) => page.locator('.pledge-form button[type=submit]')
const counter = (page: Page) => page.locator('.pledge-form .count [aria-hidden]').innerText()
const lantern = (page: Page, text: string) => page.locator('.lantern').filter({ hasText: text })

/** Delays the response to the form until the returned function is called. */
async function holdResponse(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>(resolve => (release = resolve))
  await page.route('**/_root.data*', async route => {
    if (route.request().method() === 'POST') await released
    await route.continue()
  })
  return release
}

describe.each(bothLocales)('writing a pledge, with scripts (%s)', locale => {
  const { pledge } = words[locale]

  test('sending it shows a message, thanks, and the own pledge immediately as awaiting review', async () => {
    const page = await visit('/', { locale, moving: true })
    const wish = aWish(`守住一条河，${locale}。`)
    const release = await holdResponse(page)
    await writePledge(page, locale, wish)
    await submit(page).click()
    await eventually(() => submit(page).innerText()).toBe(locale === 'zh' ? '提交中...' : 'Submitting...')
    await eventually(() => submit(page).isDisabled()).toBe(true)
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
    await eventually(() => row?.textContent()).toContain(pledge.stream.waiting)

    await page.reload()
    await eventually(() => page.locator('.sparks__item').filter({ hasText: wish.message }).textContent()).toContain(
      pledge.stream.waiting,
    )
  })

  test('the counter follows the typing, and a warning is shown while the text is too long', async () => {
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
    await eventually(() => warning.innerText()).toBe(
      locale === 'zh' ? '誓言内容不能超过500字' : 'Pledge cannot exceed 500 characters',
    )
    await message.press('Backspace')
    await warning.waitFor({ state: 'detached' })
  })

  test('a pressed lantern shows its author and the whole text', async () => {
    const message = `${locale}，${'江河'.repeat(60)}入海。`
    await approve(site, token, aWish(message))
    const page = await visit('/', { locale, moving: true })
    await lantern(page, message.slice(0, 10)).locator('button').first().dispatchEvent('click')
    await dialog(page).waitFor()
    const told = await dialog(page).innerText()
    expect(told).toContain(
      locale === 'zh' ? `林小河的寄语: ${message}` : `${fillText(pledge.stream.saying, { name: '林小河' })}${message}`,
    )
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
  })
})
