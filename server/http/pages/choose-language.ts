import { isLocale } from '#app/i18n/refusal-text.ts'
import type { Locale } from '../../rpc/context.ts'
import { days, inSeconds } from '../../kernel/clock.ts'
import type { Cookies } from '../cookies.ts'

/** In seconds. */
export const localeLifetime = inSeconds(days(365))

/**
 * Returns the language of `?lng=`, which it stores in the cookie, else the cookie's language, else Chinese, whatever the browser prefers
 * (docs/product.md#first-visit).
 */
export function localeOf({ cookies, url }: { cookies: Cookies; url: URL }): Locale {
  const asked = url.searchParams.get('lng')
  if (isLocale(asked)) {
    cookies.setReadable('locale', asked, localeLifetime)
    return asked
  }
  return localeOfCookies(cookies)
}

export function localeOfCookies(cookies: Cookies): Locale {
  const kept = cookies.read('locale')
  return isLocale(kept) ? kept : 'zh'
}
