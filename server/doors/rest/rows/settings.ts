import type { RestRow } from '../rest-row.ts'

// One call, one line.
// prettier-ignore
export const settings = [
  { method: 'GET', path: '/admin/configs', procedure: 'setting.listConfigs', needs: 'admin' },
  { method: 'GET', path: '/admin/configs/{key}', procedure: 'setting.config', needs: 'admin' },
  { method: 'PUT', path: '/admin/configs/smtp', procedure: 'setting.setSmtp', needs: 'admin' },
  { method: 'POST', path: '/admin/configs/smtp/test', procedure: 'setting.testSmtp', needs: 'admin' },
  { method: 'PUT', path: '/admin/configs/registration', procedure: 'setting.setRegistration', needs: 'admin' },
] as const satisfies readonly RestRow[]
