import type { InitOptions } from 'i18next'
import { locales } from './locale.ts'

/** The options of i18next on both sides: Chinese is the default and the fallback (docs/product.md#languages). */
export const configuration = {
  supportedLngs: [...locales],
  fallbackLng: 'zh',
  defaultNS: 'shell',
  returnNull: false,
  // Named though they are the defaults: otherwise i18next asks of each key by a regular expression whether it is a sentence.
  keySeparator: '.',
  nsSeparator: ':',
  interpolation: { escapeValue: false },
} satisfies InitOptions
