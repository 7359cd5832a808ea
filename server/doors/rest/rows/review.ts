import type { RestRow } from '../rest-row.ts'

// One call, one line.
// prettier-ignore
export const review = [
  { method: 'PUT', path: '/admin/configs/review', procedure: 'review.setConfig', needs: 'admin' },
  { method: 'PUT', path: '/admin/configs/words', procedure: 'review.setWords', needs: 'admin' },
] as const satisfies readonly RestRow[]
