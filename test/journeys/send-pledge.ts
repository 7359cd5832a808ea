import type { Page } from 'playwright-core'
import type { Locale } from '#app/i18n/locale.ts'
import { words } from './interface-texts.ts'

export interface Wish {
  name: string
  grade: string
  message: string
}

/** A pledge with this message. */
export function aWish(message: string): Wish {
  return { name: '林小河', grade: '2018级 水利水电工程', message }
}

/** Fills in the pledge form of Home without sending it. */
export async function writePledge(page: Page, locale: Locale, wish: Wish): Promise<void> {
  const { form } = words[locale].pledge
  await page.getByLabel(form.name, { exact: true }).fill(wish.name)
  await page.getByLabel(form.grade, { exact: true }).fill(wish.grade)
  await page.getByLabel(form.message, { exact: true }).fill(wish.message)
}

export async function sendPledge(page: Page, locale: Locale, wish: Wish): Promise<void> {
  await writePledge(page, locale, wish)
  await page.locator('.pledge-form').getByRole('button', { name: words[locale].pledge.form.submit }).click()
}
