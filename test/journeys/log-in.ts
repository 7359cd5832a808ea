import type { Page } from 'playwright-core'
import type { Locale } from '#app/i18n/locale.ts'
import type { Visit } from '#test/support/browser.ts'
import { firstAdmin } from '#test/support/journey-site.ts'
import { words } from './interface-texts.ts'

/** The menu in the bar that only a logged-in member has. */
export const accountMenu = (page: Page) => page.locator('.account-menu')

/** The address of a page without the origin. */
export const pathOf = (page: Page) => page.url().slice(new URL(page.url()).origin.length)

interface Credentials {
  username: string
  password: string
}

/** Fills in and sends the open login page. */
export async function logIn(
  page: Page,
  locale: Locale,
  { username, password }: Credentials = firstAdmin,
): Promise<void> {
  const { login } = words[locale].account
  await page.getByLabel(login.account, { exact: true }).fill(username)
  await page.getByLabel(login.password, { exact: true }).fill(password)
  await page.locator('main').getByRole('button', { name: login.submit, exact: true }).click()
}

/** Logs in on the open login page, and waits until the bar shows the member. */
export async function asMember(page: Page, credentials: Credentials, locale: Locale = 'zh'): Promise<Page> {
  await logIn(page, locale, credentials)
  await accountMenu(page).waitFor()
  return page
}

type Visitor = NonNullable<Parameters<Visit>[1]>

/** Returns a function that opens a page as this member, who has a session from the start. */
export const openAs =
  (visit: Visit, who: Visitor['as']) =>
  async (to: string, visitor: Visitor = {}): Promise<Page> => {
    const page = await visit(to, { ...visitor, as: who })
    await accountMenu(page).waitFor()
    return page
  }
