import type { RestRow } from '../rest-row.ts'

// One call, one line.
// oxfmt-ignore
export const pledges = [
  { method: 'GET', path: '/future-messages', procedure: 'pledge.list', shared: true },
  { method: 'POST', path: '/future-messages', procedure: 'pledge.submit', created: true },
  { method: 'GET', path: '/future-messages/random', procedure: 'pledge.random', dataField: 'messages' },
  { method: 'GET', path: '/future-messages/receipt/{receipt}', procedure: 'pledge.byReceipt' },
  { method: 'DELETE', path: '/future-messages/receipt/{receipt}', procedure: 'pledge.withdraw' },
  { method: 'GET', path: '/future-messages/admin/all', procedure: 'pledge.listAll', needs: 'review' },
  { method: 'PUT', path: '/future-messages/admin/{id}/review', procedure: 'pledge.review', needs: 'review' },
  { method: 'DELETE', path: '/future-messages/admin/{id}', procedure: 'pledge.remove', needs: 'texts' },
  { method: 'GET', path: '/future-messages/{id}', procedure: 'pledge.byId', shared: true },
] as const satisfies readonly RestRow[]
