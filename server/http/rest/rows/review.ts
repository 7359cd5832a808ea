import type { RestRow } from '../rest-row.ts'

// One call, one line.
// oxfmt-ignore
export const review = [
  { method: 'PUT', path: '/admin/configs/review', procedure: 'review.setConfig', needs: 'settings' },
  { method: 'PUT', path: '/admin/configs/words', procedure: 'review.setWords', needs: 'settings' },
] as const satisfies readonly RestRow[]
