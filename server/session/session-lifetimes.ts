import { days, hours } from '../kernel/clock.ts'

/** The lifetimes of an access token and a session, in ms (docs/product.md#tokens). */
export const accessTokenLifetime = hours(1)
export const sessionLifetime = days(30)
