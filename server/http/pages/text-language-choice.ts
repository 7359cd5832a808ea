import { days, inSeconds } from '../../kernel/clock.ts'
import type { Cookies } from '../cookies.ts'

/** The languages of texts in lists: the reader's own, or all. */
export type TextLanguages = 'this' | 'all'

/** In seconds. */
export const textLanguagesLifetime = inSeconds(days(365))

export const isTextLanguages = (value: unknown): value is TextLanguages => value === 'this' || value === 'all'

/**
 * Returns the value of `?language=`, which it stores in the cookie, else the value of the cookie, else the reader's own language
 * (docs/product.md#language-of-texts).
 */
export function textLanguagesOf({ cookies, url }: { cookies: Cookies; url: URL }): TextLanguages {
  const asked = url.searchParams.get('language')
  const known = cookies.read('texts')
  if (!isTextLanguages(asked)) return isTextLanguages(known) ? known : 'this'
  if (asked !== (known ?? 'this')) cookies.set('texts', asked, textLanguagesLifetime)
  return asked
}
