// What counts as a lost database is told where refusals are spoken: server/api/gone.ts.
export { isDatabaseGone } from '../api/gone.ts'
