import type { Translations } from '../translations.ts'
import type { pledge as zhPledge } from '../zh/pledge.ts'

export const pledge = {
  sent: 'Your spark has joined the river of stars',
} satisfies Translations<typeof zhPledge>
