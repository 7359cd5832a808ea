import type { Translations } from '../translations.ts'
import type { legal as zhLegal } from '../zh/legal.ts'

export const legal = {
  contents: 'On this page',
  updated: 'Updated',
} satisfies Translations<typeof zhLegal>
