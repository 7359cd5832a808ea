import { withQuery } from '#app/browser/with-query.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { isLocale } from '#app/i18n/locale.ts'
import { fetchWithTimeout } from './fetch-with-timeout.ts'
import { readCookie, readStorage, writeStorage, writeCookie } from './storage.ts'

/** Sends the chosen language to the server, which stores it in a cookie; the page does not change. Throws when the server cannot be reached. */
export async function chooseLanguage(locale: Locale): Promise<void> {
  await fetchWithTimeout('/language', {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ locale, back: '/' }),
  })
  writeStorage('locale', locale)
}

/**
 * Synchronizes the stored language with the cookie: the cookie wins, and a stored choice without a cookie sets the cookie once
 * (docs/product.md#first-visit). Returns true if the page is shown in a language other than the stored choice.
 */
export function syncLanguage(shown: Locale): boolean {
  if (readCookie('locale') !== undefined) {
    writeStorage('locale', shown)
    return false
  }
  const stored = readStorage('locale')
  if (!isLocale(stored)) return false
  writeCookie('locale', stored)
  return stored !== shown
}

/** Returns an address without its `lng` parameter, which would override the user's choice. */
export function withoutLanguage(pathname: string, search: string): string {
  const query = new URLSearchParams(search)
  if (!query.has('lng')) return `${pathname}${search}`
  query.delete('lng')
  return withQuery(pathname, query)
}
