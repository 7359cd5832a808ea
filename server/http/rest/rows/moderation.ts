import type { RestRow } from '../rest-row.ts'

// One call, one line.
// prettier-ignore
export const moderation = [
  { method: 'GET', path: '/admin/stats', procedure: 'admin.stats', needs: 'figures' },
  { method: 'GET', path: '/admin/pending', procedure: 'admin.pending', needs: 'review' },
  { method: 'GET', path: '/admin/audit', procedure: 'audit.list', needs: 'audit' },
  { method: 'POST', path: '/admin/batch-delete', procedure: 'admin.removeMany', needs: 'texts' },
] as const satisfies readonly RestRow[]
