import type { InitOptions } from 'i18next'
import { locales } from './locale.ts'

/** The options of i18next on both sides: Chinese is the default and the fallback (docs/product.md#languages). */
export const configuration = {
  supportedLngs: [...locales],
  fallbackLng: 'zh',
  defaultNS: 'shell',
  returnNull: false,
  // These are the defaults. If they are not set, i18next tests each key with a regular expression to see whether it is a sentence.
  keySeparator: '.',
  nsSeparator: ':',
  interpolation: { escapeValue: false },
} satisfies InitOptions
