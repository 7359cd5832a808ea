import { days, inSeconds } from '../../kernel/clock.ts'
import type { Cookies } from '../cookies.ts'

/** Which texts lists hold: those in the reader's language, or those in every language. */
export type Texts = 'this' | 'all'

/** In seconds. */
export const textsLast = inSeconds(days(365))

export const isTexts = (value: unknown): value is Texts => value === 'this' || value === 'all'

/** `?language=` wins and is kept; else the cookie; else the reader's own language alone (docs/product.md#language-of-texts). */
export function textsOf({ cookies, url }: { cookies: Cookies; url: URL }): Texts {
  const asked = url.searchParams.get('language')
  const known = cookies.read('texts')
  if (!isTexts(asked)) return isTexts(known) ? known : 'this'
  if (asked !== (known ?? 'this')) cookies.keep('texts', asked, textsLast)
  return asked
}
