import type { Dialog, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browserFor, eventually } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { bothLocales, words } from '#test/journeys/interface-texts.ts'
import { pageOverflow } from '#test/journeys/scrolling.ts'

const site = await sharedSite()
const visit = await browserFor(site)

/** Dispatches a show-toast event, which any script of the page can do. */
const raise = (page: Page, detail: object) =>
  page.evaluate(detail => void dispatchEvent(new CustomEvent('show-toast', { detail })), detail)
const toasts = (page: Page) => page.locator('.toast')
const messages = (page: Page) => page.locator('.toast__message').allInnerTexts()

const durations = [
  ['success', 4000],
  ['info', 4000],
  ['warning', 5000],
  ['error', 6000],
] as const

describe('a toast', () => {
  test.each(durations)('of the type %s disappears after %i ms', async (type, duration) => {
    const page = await visit('/login', { frozen: true, moving: true })
    await raise(page, { type, message: '江水' })
    await eventually(() => messages(page)).toEqual(['江水'])
    await page.clock.runFor(duration - 1)
    expect(await messages(page)).toEqual(['江水'])
    await page.clock.runFor(1)
    await eventually(() => messages(page)).toEqual([])
  })

  test('has the given duration; with 0 or less it stays until it is closed', async () => {
    const page = await visit('/login', { frozen: true, moving: true })
    await raise(page, { message: '一秒', duration: 1000 })
    await raise(page, { message: '留着', duration: 0 })
    await raise(page, { message: '也留着', duration: -1 })
    await eventually(() => messages(page)).toEqual(['一秒', '留着', '也留着'])
    await page.clock.runFor(1000)
    await eventually(() => messages(page)).toEqual(['留着', '也留着'])
    await page.clock.runFor(3_600_000)
    expect(await messages(page)).toEqual(['留着', '也留着'])
  })

  test.each(bothLocales)('has the title of its type unless it has its own (%s)', async locale => {
    const page = await visit('/login', { locale })
    for (const [type] of durations) await raise(page, { type, message: type, duration: 0 })
    await raise(page, { message: 'own', title: '河讯', duration: 0 })
    await eventually(() => page.locator('.toast__title').allInnerTexts()).toEqual(
      locale === 'zh' ? ['成功', '提示', '警告', '错误', '河讯'] : ['Success', 'Notice', 'Warning', 'Error', '河讯'],
    )
  })

  test('closes when it is pressed, by its button, and by keyboard', async () => {
    const page = await visit('/login')
    for (const message of ['一', '二', '三']) await raise(page, { message, duration: 0 })
    await toasts(page)
      .filter({ hasText: '二' })
      .click({ position: { x: 60, y: 20 } })
    await eventually(() => messages(page)).toEqual(['一', '三'])
    await toasts(page).filter({ hasText: '三' }).getByRole('button', { name: words.zh.ui.toast.close }).click()
    await eventually(() => messages(page)).toEqual(['一'])
    await toasts(page).getByRole('button').press('Enter')
    await eventually(() => messages(page)).toEqual([])
  })

  test('is not shown for an event without a message', async () => {
    const page = await visit('/login')
    await raise(page, { type: 'error' })
    await raise(page, { message: '  ' })
    await raise(page, { message: '好', type: 'unheard-of' })
    await eventually(() => messages(page)).toEqual(['好'])
    await eventually(() => page.locator('.toast--info').count()).toBe(1)
  })

  test('disappears with all others together', async () => {
    const page = await visit('/message-test')
    for (const message of ['一', '二']) await raise(page, { message, duration: 0 })
    await page.getByRole('button', { name: words.zh.pages.messageTest.clear }).click()
    await eventually(() => messages(page)).toEqual([])
  })
})

describe.each(bothLocales)('the confirmation dialog (%s)', locale => {
  const { messageTest } = words[locale].pages
  const dialog = (page: Page) => page.getByRole('alertdialog')
  const answer = (page: Page) => page.locator('output').innerText()
  const ask = (page: Page, name: string) =>
    page.locator('[aria-labelledby=dialogs]').getByRole('button', { name, exact: true }).click()

  test('has the title, the text and the buttons in the language, and an icon for its type; the page behind it does not scroll', async () => {
    const page = await visit('/message-test', { locale })
    const icons = {
      warning: 'triangle-alert',
      danger: 'trash-2',
      info: 'info',
      default: 'circle-question-mark',
    } as const
    for (const type of ['warning', 'danger', 'info', 'default'] as const) {
      await ask(page, messageTest.confirm[type])
      await dialog(page).waitFor()
      await eventually(() => pageOverflow(page)).toBe('hidden')
      await eventually(() => dialog(page).locator('h2').innerText()).toBe(locale === 'zh' ? '确认' : 'Confirm')
      await eventually(() => dialog(page).getByRole('button').allInnerTexts()).toEqual(
        locale === 'zh' ? ['取消', '确定'] : ['Cancel', 'OK'],
      )
      const icon = dialog(page).getByRole('img', { name: words[locale].ui.confirm.icon[type] })
      await eventually(() => icon.getAttribute('class')).toContain(`lucide-${icons[type]}`)
      await page.keyboard.press('Escape')
      await dialog(page).waitFor({ state: 'hidden' })
      await eventually(() => pageOverflow(page)).toBe('visible')
    }
  })

  if (locale === 'zh')
    test('resolves true when confirmed, and false when cancelled, on Escape, and on a click outside', async () => {
      const page = await visit('/message-test', { locale })
      const ends: [string, (page: Page) => Promise<void>][] = [
        [messageTest.yes, page => dialog(page).getByRole('button').last().click()],
        [messageTest.no, page => dialog(page).getByRole('button').first().click()],
        [messageTest.yes, page => page.keyboard.press('Enter')],
        [messageTest.no, page => page.keyboard.press('Escape')],
        [messageTest.yes, page => dialog(page).getByRole('button').last().click()],
        [messageTest.no, page => page.mouse.click(5, 5)],
      ]
      for (const [said, end] of ends) {
        await ask(page, messageTest.confirm.info)
        await dialog(page).waitFor()
        await end(page)
        await dialog(page).waitFor({ state: 'hidden' })
        await eventually(() => answer(page)).toBe(said)
      }
    })

  if (locale === 'en')
    test('takes given texts', async () => {
      const page = await visit('/message-test', { locale })
      await ask(page, messageTest.ownWords)
      await eventually(() => dialog(page).locator('h2').innerText()).toBe(messageTest.ownQuestion)
      await eventually(() => dialog(page).getByRole('button').allInnerTexts()).toEqual([
        messageTest.ownCancel,
        messageTest.ownConfirm,
      ])
      await page.keyboard.press('Escape')
    })

  if (locale === 'zh')
    test('is replaced by the browser’s confirm before the dialog is ready', async () => {
      const page = await visit('/message-test', {
        locale,
        prepare: page => page.addInitScript(() => Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal')),
      })
      const asked = answering(page, [true, false])
      await ask(page, messageTest.confirm.warning)
      await eventually(() => answer(page)).toBe(messageTest.yes)
      await ask(page, messageTest.confirm.warning)
      await eventually(() => answer(page)).toBe(messageTest.no)
      expect(asked.map(dialog => [dialog.type(), dialog.message()])).toEqual([
        ['confirm', messageTest.question],
        ['confirm', messageTest.question],
      ])
    })

  test('a text is requested by the browser’s prompt, under the title for an input', async () => {
    const page = await visit('/message-test', { locale })
    const asked = answering(page, ['一江春水', false])
    await ask(page, messageTest.prompt)
    await eventually(() => answer(page)).toBe('一江春水')
    await ask(page, messageTest.prompt)
    await eventually(() => answer(page)).toBe(messageTest.unanswered)
    expect(asked.map(dialog => [dialog.type(), dialog.message()])).toEqual([
      ['prompt', locale === 'zh' ? '输入' : 'Input'],
      ['prompt', locale === 'zh' ? '输入' : 'Input'],
    ])
  })
})

/** Answers the browser's native dialogs in order: true accepts, a string is typed, false dismisses. */
function answering(page: Page, answers: (boolean | string)[]): Dialog[] {
  const asked: Dialog[] = []
  page.on('dialog', dialog => {
    const answer = answers[asked.length]
    asked.push(dialog)
    void (answer === false || answer === undefined
      ? dialog.dismiss()
      : dialog.accept(typeof answer === 'string' ? answer : undefined))
  })
  return asked
}
