import type { RestRow } from '../rest-row.ts'

// One call, one line.
// prettier-ignore
export const settings = [
  { method: 'PUT', path: '/admin/configs/registration', procedure: 'setting.setRegistration', needs: 'admin' },
] as const satisfies readonly RestRow[]
