import type { RestRow } from '../rest-row.ts'

// One call, one line.
// oxfmt-ignore
export const settings = [
  { method: 'GET', path: '/admin/configs', procedure: 'setting.listConfigs', needs: 'settings' },
  { method: 'GET', path: '/admin/configs/{key}', procedure: 'setting.config', needs: 'settings' },
  { method: 'PUT', path: '/admin/configs/smtp', procedure: 'setting.setSmtp', needs: 'settings' },
  { method: 'POST', path: '/admin/configs/smtp/test', procedure: 'setting.testSmtp', needs: 'settings' },
  { method: 'PUT', path: '/admin/configs/registration', procedure: 'setting.setRegistration', needs: 'settings' },
  { method: 'PUT', path: '/admin/configs/registration-domains', procedure: 'setting.setRegistrationDomains', needs: 'settings' },
  { method: 'PUT', path: '/admin/configs/read-only', procedure: 'setting.setReadOnly', needs: 'settings' },
  { method: 'PUT', path: '/admin/configs/banner', procedure: 'setting.setBanner', needs: 'settings' },
  { method: 'PUT', path: '/admin/configs/footer', procedure: 'setting.setFooter', needs: 'settings' },
  { method: 'PUT', path: '/admin/configs/limits', procedure: 'setting.setLimits', needs: 'settings' },
] as const satisfies readonly RestRow[]
