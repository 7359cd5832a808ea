import { days } from '../kernel/clock.ts'

/** For so long a decision can be taken back. */
export const decisionsKeptFor = days(30)
