import { days, hours } from '../kernel/clock.ts'

/** The lifetimes of an access token and a session, in ms (docs/product.md#tokens). */
export const accessLasts = hours(1)
export const sessionLasts = days(30)
