import { days, inSeconds } from '../../kernel/clock.ts'
import type { Cookies } from '../cookies.ts'

/** Which texts lists hold: those in the reader's language, or those in every language. */
export type TextLanguages = 'this' | 'all'

/** In seconds. */
export const textLanguagesLast = inSeconds(days(365))

export const isTextLanguages = (value: unknown): value is TextLanguages => value === 'this' || value === 'all'

/** `?language=` wins and is kept; else the cookie; else the reader's own language alone (docs/product.md#language-of-texts). */
export function textLanguagesOf({ cookies, url }: { cookies: Cookies; url: URL }): TextLanguages {
  const asked = url.searchParams.get('language')
  const known = cookies.read('texts')
  if (!isTextLanguages(asked)) return isTextLanguages(known) ? known : 'this'
  if (asked !== (known ?? 'this')) cookies.keep('texts', asked, textLanguagesLast)
  return asked
}
