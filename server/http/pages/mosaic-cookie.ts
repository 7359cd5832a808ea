import { days, inSeconds } from '../../kernel/clock.ts'
import type { Cookies } from '../cookies.ts'

/** In seconds. */
export const mosaicsLifetime = inSeconds(days(180))

// The state of this browser's puzzles. It is sealed by the domain, which alone can read it.
export const storedMosaics = (cookies: Cookies): string | undefined => cookies.read('mosaics')

export const storeMosaics = (cookies: Cookies, sealed: string): void => cookies.set('mosaics', sealed, mosaicsLifetime)

export const clearMosaics = (cookies: Cookies): void => cookies.clear('mosaics')
