import type { RestRow } from '../rest-row.ts'

// One call, one line.
// oxfmt-ignore
export const accounts = [
  { method: 'GET', path: '/auth/registration-status', procedure: 'setting.registration', shared: true, invalidToken: 'ignored', messageIsData: true },
  { method: 'POST', path: '/auth/register', procedure: 'member.register', created: true, invalidToken: 'ignored' },
  { method: 'POST', path: '/auth/login', procedure: 'session.login', invalidToken: 'ignored', aliases: { username: 'account' } },
  { method: 'POST', path: '/auth/refresh', procedure: 'session.refresh', invalidToken: 'ignored', bearerField: 'refreshToken' },
  { method: 'POST', path: '/auth/logout', procedure: 'session.logout', invalidToken: 'ignored', bearerField: 'refreshToken' },
  { method: 'GET', path: '/auth/me', procedure: 'member.me', needs: 'session' },

  { method: 'GET', path: '/users/profile', procedure: 'member.profile', needs: 'session' },
  { method: 'PUT', path: '/users/profile', procedure: 'member.updateProfile', needs: 'session' },
  { method: 'PUT', path: '/users/password', procedure: 'member.changePassword', needs: 'session' },
  { method: 'POST', path: '/users/email/send-code', procedure: 'member.sendCode', needs: 'session' },
  { method: 'PUT', path: '/users/email', procedure: 'member.changeEmail', needs: 'session' },
  { method: 'POST', path: '/users/forgot-password', procedure: 'member.forgotPassword', invalidToken: 'ignored' },
  { method: 'POST', path: '/users/reset-password', procedure: 'member.resetPassword', invalidToken: 'ignored' },
  { method: 'POST', path: '/users/reset-password/link', procedure: 'member.resetByLink', invalidToken: 'ignored' },
  { method: 'PUT', path: '/users/email/former', procedure: 'member.restoreAddress', invalidToken: 'ignored' },
  { method: 'GET', path: '/users/second-factor', procedure: 'secondFactor.status', needs: 'session' },
  { method: 'POST', path: '/users/second-factor/totp', procedure: 'secondFactor.beginTotp', needs: 'session' },
  { method: 'PUT', path: '/users/second-factor/totp', procedure: 'secondFactor.enableTotp', needs: 'session' },
  { method: 'DELETE', path: '/users/second-factor/totp', procedure: 'secondFactor.removeTotp', needs: 'session' },
  { method: 'POST', path: '/users/second-factor/recovery-codes', procedure: 'secondFactor.renewRecoveryCodes', needs: 'session' },
  { method: 'DELETE', path: '/users/second-factor/passkeys/{id}', procedure: 'secondFactor.removePasskey', needs: 'session' },
  { method: 'GET', path: '/users/sessions', procedure: 'session.list', needs: 'session' },
  { method: 'DELETE', path: '/users/sessions/{id}', procedure: 'session.end', needs: 'session' },
  { method: 'GET', path: '/users/export', procedure: 'member.export', needs: 'session' },
  { method: 'DELETE', path: '/users/account', procedure: 'member.deleteAccount', needs: 'session' },
] as const satisfies readonly RestRow[]
