import type { InitOptions } from 'i18next'
import { locales } from './locale.ts'

/** What i18next is told on both sides: Chinese is the default and the fallback (docs/product.md#languages). */
export const configuration = {
  supportedLngs: [...locales],
  fallbackLng: 'zh',
  defaultNS: 'shell',
  returnNull: false,
  interpolation: { escapeValue: false },
} satisfies InitOptions
