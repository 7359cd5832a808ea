import type { RestRow } from '../rest-row.ts'

// One call, one line.
// oxfmt-ignore
export const reports = [
  { method: 'POST', path: '/reports', procedure: 'report.file', created: true, needs: 'session' },
  { method: 'GET', path: '/reports/mine', procedure: 'report.mine', needs: 'session' },
  { method: 'GET', path: '/admin/reports', procedure: 'report.open', needs: 'reports' },
  { method: 'PUT', path: '/admin/reports/settle', procedure: 'report.settle', needs: 'reports' },
] as const satisfies readonly RestRow[]
