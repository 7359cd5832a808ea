import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browserFor, desktop, eventually, phone } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { aWish, sendPledge } from '#test/journeys/send-pledge.ts'
import { logIn } from '#test/journeys/log-in.ts'
import { violations } from '#test/journeys/axe.ts'

const site = await sharedSite()
const visit = await browserFor(site)
await site.call('POST', '/future-messages', { body: aWish('等着审核的一句。') })

interface State {
  what: string
  at: string
  /** Brings the page into the state. */
  act: (page: Page, locale: Locale) => Promise<unknown>
  /** The only size at which the state exists; a phone by default. */
  size?: typeof phone | typeof desktop
}

const dialog = (page: Page) => page.getByRole('dialog').waitFor()
const summary = (page: Page) => page.locator('main .form-summary').first().waitFor()

const states: readonly State[] = [
  {
    what: 'the menu of a phone',
    at: '/about',
    size: phone,
    act: page => page.locator('.menu__open').click(),
  },
  {
    what: 'the pledge form with errors',
    at: '/',
    act: page =>
      page
        .locator('.pledge-form button[type=submit]')
        .click()
        .then(() => summary(page)),
  },
  {
    what: 'the thanks for a pledge',
    at: '/',
    act: (page, locale) => sendPledge(page, locale, aWish(`谢意 ${Math.random()}`)).then(() => dialog(page)),
  },
  {
    what: 'an era that is open',
    at: '/',
    act: page => page.locator('#timeline details summary').first().click(),
  },
  {
    what: 'the login form with errors',
    at: '/login',
    act: page =>
      page
        .locator('.leaf__submit')
        .click()
        .then(() => summary(page)),
  },
  {
    what: 'the registration form with errors and a strength',
    at: '/register',
    async act(page) {
      await page.locator('#register-password').fill('secret12')
      await page.locator('.strength strong').waitFor()
      await page.locator('.leaf__submit').click()
      await summary(page)
    },
  },
  {
    what: 'a wrong login',
    at: '/login',
    act: (page, locale) => logIn(page, locale, { username: 'nobody', password: 'nothing' }).then(() => summary(page)),
  },
  {
    what: 'toasts of every kind',
    at: '/about',
    async act(page) {
      for (const type of ['success', 'error', 'warning', 'info'])
        await page.evaluate(
          type => dispatchEvent(new CustomEvent('show-toast', { detail: { message: '静水', type, duration: 0 } })),
          type,
        )
      await eventually(() => page.locator('.toast').count()).toBe(4)
    },
  },
  {
    what: 'the receipt of a pledge, and the question before it is taken back',
    at: '/',
    async act(page, locale) {
      await sendPledge(page, locale, aWish(`收据 ${Math.random()}`))
      await page.getByRole('dialog').locator('a').click()
      await page.locator('.receipt').waitFor()
      expect(await violations(page)).toEqual([])
      await page.locator('.receipt .button--danger').click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
]

// The language changes only the words of a state, and the types check those. So each state is checked in one language.
const shown = states.map((state, index) => ({ ...state, locale: index % 2 === 0 ? ('zh' as const) : ('en' as const) }))

test.each(shown)('axe finds nothing wrong with $what ($locale)', async ({ at, act, size, locale }) => {
  const page = await visit(at, { locale, size: size ?? phone })
  await act(page, locale)
  expect(await violations(page)).toEqual([])
  if (size !== undefined) return
  await page.setViewportSize(desktop)
  expect(await violations(page)).toEqual([])
})
