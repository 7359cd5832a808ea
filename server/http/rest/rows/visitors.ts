import type { RestRow } from '../rest-row.ts'

// One call, one line.
// oxfmt-ignore
export const visitors = [
  { method: 'POST', path: '/visitors/add', procedure: 'visitor.add', created: { when: 'isNewVisitor' } },
  { method: 'GET', path: '/visitors/count', procedure: 'visitor.count', shared: true },
  { method: 'GET', path: '/visitors/stats', procedure: 'visitor.stats', needs: 'figures' },
] as const satisfies readonly RestRow[]
