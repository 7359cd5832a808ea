import type { Translations } from '../translations.ts'
import type { busy as zhBusy } from '../zh/busy.ts'

export const busy = {
  title: 'Many people are here',
  reloads: 'This page opens again by itself.',
  now: 'Try now',
  sendAgain: 'What you wrote has not arrived: go back and send it again in a moment.',
} satisfies Translations<typeof zhBusy>
