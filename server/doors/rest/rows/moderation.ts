import type { RestRow } from '../rest-row.ts'

// One call, one line.
// prettier-ignore
export const moderation = [
  { method: 'GET', path: '/admin/stats', procedure: 'admin.stats', needs: 'admin' },
  { method: 'GET', path: '/admin/pending', procedure: 'admin.pending', needs: 'admin' },
  { method: 'GET', path: '/admin/audit', procedure: 'audit.list', needs: 'admin' },
  { method: 'POST', path: '/admin/batch-delete', procedure: 'admin.removeMany', needs: 'admin' },
] as const satisfies readonly RestRow[]
