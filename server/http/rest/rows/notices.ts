import type { RestRow } from '../rest-row.ts'

// One call, one line.
// oxfmt-ignore
export const notices = [
  { method: 'GET', path: '/notices', procedure: 'notice.list', needs: 'session' },
  { method: 'GET', path: '/notices/unread', procedure: 'notice.unread', needs: 'session' },
  { method: 'GET', path: '/notices/settings', procedure: 'notice.choices', needs: 'session' },
  { method: 'PUT', path: '/notices/settings', procedure: 'notice.choose', needs: 'session' },
  { method: 'POST', path: '/notices/read', procedure: 'notice.markAllRead', needs: 'session' },
  { method: 'POST', path: '/notices/{id}/read', procedure: 'notice.markRead', needs: 'session' },
] as const satisfies readonly RestRow[]
