import type { RestRow } from '../rest-row.ts'

// One call, one line.
// oxfmt-ignore
export const blessings = [
  { method: 'GET', path: '/blessings', procedure: 'blessing.list', shared: true },
  { method: 'POST', path: '/blessings', procedure: 'blessing.send', mayNeedReview: true, created: true, needs: 'session' },
  { method: 'GET', path: '/blessings/random', procedure: 'blessing.random' },
  { method: 'GET', path: '/blessings/mine', procedure: 'blessing.mine', needs: 'session' },
  { method: 'GET', path: '/blessings/{id}', procedure: 'blessing.byId', shared: true },
  { method: 'PUT', path: '/blessings/{id}', procedure: 'blessing.edit', mayNeedReview: true, needs: 'session' },
  { method: 'DELETE', path: '/blessings/{id}', procedure: 'blessing.remove', needs: 'session' },
  { method: 'POST', path: '/blessings/{id}/like', procedure: 'blessing.like', needs: 'session' },
  { method: 'DELETE', path: '/blessings/{id}/like', procedure: 'blessing.unlike', needs: 'session' },
  { method: 'PUT', path: '/admin/blessings/{id}/review', procedure: 'blessing.review', needs: 'review' },
] as const satisfies readonly RestRow[]
