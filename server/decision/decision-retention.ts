import { days } from '../kernel/clock.ts'

/** How long a decision can be undone. */
export const decisionRetention = days(30)
