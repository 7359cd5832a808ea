import { days } from '../kernel/clock.ts'

/** How long a removed text can be restored. */
export const binRetention = days(30)
