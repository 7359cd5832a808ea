import type { Translations } from '../translations.ts'
import type { system as zhSystem } from '../zh/system.ts'

export const system = {
  sessionEnded: 'Login information has expired, please log in again',
  requestFailed: 'Request failed',
  loginFailed: 'Login failed',
  registrationFailed: 'Registration failed',
  adminsOnly: 'Admin permission is required to access this page',
  network: 'Network error, please try again later',
  pageLoad: 'This page could not be loaded',
} satisfies Translations<typeof zhSystem>
