import { days } from '../kernel/clock.ts'

/** How long a removed text can be restored. */
export const binKeptFor = days(30)
