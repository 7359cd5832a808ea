import { days } from '../kernel/clock.ts'

/** For so long a removed text can be restored. */
export const binKeptFor = days(30)
