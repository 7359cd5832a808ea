import type { Translations } from '../translations.ts'
import type { staticCopy as zhStaticCopy } from '../zh/static-copy.ts'

export const staticCopy = {
  made: 'A static copy made on {{date}}. It has no forms and no accounts, and opens anywhere.',
  other: '中文',
} satisfies Translations<typeof zhStaticCopy>
