import type { RestRow } from '../rest-row.ts'

// One call, one line.
// oxfmt-ignore
export const backups = [
  { method: 'GET', path: '/admin/backups', procedure: 'backup.list', needs: 'backups' },
  { method: 'POST', path: '/admin/backups', procedure: 'backup.make', needs: 'backups', created: true },
  { method: 'GET', path: '/admin/backups/plan', procedure: 'backup.plan', needs: 'backups' },
  { method: 'PUT', path: '/admin/backups/plan', procedure: 'backup.setPlan', needs: 'backups' },
  { method: 'DELETE', path: '/admin/backups/{id}', procedure: 'backup.remove', needs: 'backups' },
] as const satisfies readonly RestRow[]
