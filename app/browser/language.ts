import type { Locale } from '#app/i18n/locale.ts'
import { isLocale } from '#app/i18n/locale.ts'
import { fetchWithTimeout } from './fetch-with-timeout.ts'
import { readCookie, recall, remember, writeCookie } from './storage.ts'

/** Tells the server which language was chosen; the page stays as it is. Throws where the server cannot be reached. */
export async function chooseLanguage(locale: Locale): Promise<void> {
  await fetchWithTimeout('/language', {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ locale, back: '/' }),
  })
  remember('locale', locale)
}

/**
 * Keeps storage and cookie alike: the cookie decides, a stored choice without a cookie sets it once (docs/product.md#first-visit).
 * True where the page is in another language than the choice that was found.
 */
export function mirrorLanguage(shown: Locale): boolean {
  if (readCookie('locale') !== undefined) {
    remember('locale', shown)
    return false
  }
  const stored = recall('locale')
  if (!isLocale(stored)) return false
  writeCookie('locale', stored)
  return stored !== shown
}

/** An address without the language it asks for, so that a choice is not undone by it. */
export function withoutLanguage(pathname: string, search: string): string {
  const query = new URLSearchParams(search)
  if (!query.has('lng')) return `${pathname}${search}`
  query.delete('lng')
  const rest = query.toString()
  return rest === '' ? pathname : `${pathname}?${rest}`
}
