import type { RestRow } from '../rest-row.ts'

// One call, one line.
// prettier-ignore
export const accounts = [
  { method: 'GET', path: '/auth/registration-status', procedure: 'setting.registration', shared: true, deadToken: 'ignored', messageIsData: true },
  { method: 'POST', path: '/auth/register', procedure: 'member.register', made: true, deadToken: 'ignored' },
  { method: 'POST', path: '/auth/login', procedure: 'session.login', deadToken: 'ignored', aliases: { username: 'account' } },
  { method: 'POST', path: '/auth/refresh', procedure: 'session.refresh', deadToken: 'ignored', bearerAs: 'refreshToken' },
  { method: 'POST', path: '/auth/logout', procedure: 'session.logout', deadToken: 'ignored' },
  { method: 'GET', path: '/auth/me', procedure: 'member.me', needs: 'session' },
] as const satisfies readonly RestRow[]
