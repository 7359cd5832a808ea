import { days, hours } from '../kernel/clock.ts'

/** How long an access token and a session are good (docs/product.md#tokens). */
export const accessLasts = hours(1)
export const sessionLasts = days(30)
