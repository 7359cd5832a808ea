import type { RestRow } from '../rest-row.ts'

// One call, one line.
// oxfmt-ignore
export const moderation = [
  { method: 'GET', path: '/admin/stats', procedure: 'admin.stats', needs: 'figures' },
  { method: 'GET', path: '/admin/pending', procedure: 'admin.pending', needs: 'review' },
  { method: 'GET', path: '/admin/audit', procedure: 'audit.list', needs: 'audit' },
  { method: 'GET', path: '/admin/content', procedure: 'content.list', needs: 'review' },
  { method: 'POST', path: '/admin/content/remove', procedure: 'content.remove', needs: 'texts' },
  { method: 'GET', path: '/admin/bin', procedure: 'bin.list', needs: 'texts' },
  { method: 'POST', path: '/admin/bin/restore', procedure: 'bin.restore', needs: 'texts' },
  { method: 'POST', path: '/admin/batch-delete', procedure: 'admin.removeMany', needs: 'texts' },
] as const satisfies readonly RestRow[]
