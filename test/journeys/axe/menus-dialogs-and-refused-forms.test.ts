import type { Page } from 'playwright-core'
import { browserFor, eventually, phone } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { testStates } from '#test/journeys/axe/test-states.ts'
import { logIn } from '#test/journeys/log-in.ts'

const site = await sharedSite()
const visit = await browserFor(site)

const summary = (page: Page) => page.locator('main .form-summary').first().waitFor()

testStates(visit, [
  {
    what: 'the menu of a phone',
    at: '/about',
    size: phone,
    act: page => page.locator('.menu__open').click(),
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
])
