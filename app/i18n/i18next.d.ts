import type { Areas } from './areas.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell'
    resources: Areas
    returnNull: false
  }
}
