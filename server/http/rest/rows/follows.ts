import type { RestRow } from '../rest-row.ts'

// One call, one line.
// oxfmt-ignore
export const follows = [
  { method: 'GET', path: '/follows', procedure: 'follow.list', needs: 'session' },
  { method: 'GET', path: '/follows/{type}/{id}', procedure: 'follow.state', needs: 'session' },
  { method: 'PUT', path: '/follows/{type}/{id}', procedure: 'follow.start', needs: 'session' },
  { method: 'DELETE', path: '/follows/{type}/{id}', procedure: 'follow.end', needs: 'session' },
] as const satisfies readonly RestRow[]
