import type { Translations } from '../translations.ts'
import type { legal as zhLegal } from '../zh/legal.ts'

export const legal = {
  contents: 'Contents',
  updated: 'Updated',
} satisfies Translations<typeof zhLegal>
