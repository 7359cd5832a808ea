import type { RestRow } from './rest-row.ts'

/** Every call of /api/v1. What a row means stands in rest-row.ts; a new noun needs rows here and their words in app/i18n/{zh,en}/rest.ts. */
// One call, one line.
// prettier-ignore
export const rows = [
  { method: 'GET', path: '/auth/registration-status', procedure: 'setting.registration', shared: true, deadToken: 'ignored', messageIsData: true },
  { method: 'POST', path: '/auth/register', procedure: 'member.register', made: true, deadToken: 'ignored' },
  { method: 'POST', path: '/auth/login', procedure: 'session.login', deadToken: 'ignored', aliases: { username: 'account' } },
  { method: 'POST', path: '/auth/refresh', procedure: 'session.refresh', deadToken: 'ignored', bearerAs: 'refreshToken' },
  { method: 'POST', path: '/auth/logout', procedure: 'session.logout', deadToken: 'ignored' },
  { method: 'GET', path: '/auth/me', procedure: 'member.me', needs: 'session' },

  { method: 'POST', path: '/visitors/add', procedure: 'visitor.add', made: { when: 'isNewVisitor' } },
  { method: 'GET', path: '/visitors/count', procedure: 'visitor.count', shared: true },
  { method: 'GET', path: '/visitors/stats', procedure: 'visitor.stats', needs: 'admin' },

  { method: 'GET', path: '/future-messages', procedure: 'pledge.list', shared: true },
  { method: 'POST', path: '/future-messages', procedure: 'pledge.submit', made: true },
  { method: 'GET', path: '/future-messages/random', procedure: 'pledge.random', under: 'messages' },
  { method: 'GET', path: '/future-messages/receipt/{receipt}', procedure: 'pledge.byReceipt' },
  { method: 'DELETE', path: '/future-messages/receipt/{receipt}', procedure: 'pledge.withdraw' },
  { method: 'GET', path: '/future-messages/admin/all', procedure: 'pledge.listAll', needs: 'admin' },
  { method: 'PUT', path: '/future-messages/admin/{id}/review', procedure: 'pledge.review', needs: 'admin' },
  { method: 'DELETE', path: '/future-messages/admin/{id}', procedure: 'pledge.remove', needs: 'admin' },
  { method: 'GET', path: '/future-messages/{id}', procedure: 'pledge.byId', shared: true },

  { method: 'PUT', path: '/admin/configs/registration', procedure: 'setting.setRegistration', needs: 'admin' },
] as const satisfies readonly RestRow[]

type Row = (typeof rows)[number]

/** The procedures that rows name, so that a missing word in a language does not compile. */
export type CalledProcedure = Row['procedure']
export type WritingProcedure = Extract<Row, { method: 'POST' | 'PUT' | 'DELETE' }>['procedure']
/** The first segment of a path: the noun that the documentation groups by. */
export type Tag = Row['path'] extends infer Path
  ? Path extends `/${infer First}/${string}`
    ? First
    : Path extends `/${infer Only}`
      ? Only
      : never
  : never
