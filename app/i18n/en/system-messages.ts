import type { Translations } from '../translations.ts'
import type { systemMessages as zhSystemMessages } from '../zh/system-messages.ts'

export const systemMessages = {
  sessionEnded: 'Login information has expired, please log in again',
  requestFailed: 'Request failed',
  loginFailed: 'Login failed',
  registrationFailed: 'Registration failed',
  adminsOnly: 'Admin permission is required to access this page',
  network: 'Network error, please try again later',
  pageLoad: 'This page could not be loaded',
} satisfies Translations<typeof zhSystemMessages>
