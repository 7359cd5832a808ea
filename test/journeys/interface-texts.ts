import * as en from '#app/i18n/en/index.ts'
import { refusal as enRefusal } from '#app/i18n/en/refusal.ts'
import { systemMessages as enSystem } from '#app/i18n/en/system-messages.ts'
import * as zh from '#app/i18n/zh/index.ts'
import { refusal as zhRefusal } from '#app/i18n/zh/refusal.ts'
import { systemMessages as zhSystem } from '#app/i18n/zh/system-messages.ts'

/** The interface texts, to find controls by their visible text. Texts that docs/product.md prescribes are literals in the tests. */
export const words = {
  zh: { ...zh, refusal: zhRefusal, system: zhSystem },
  en: { ...en, refusal: enRefusal, system: enSystem },
} as const

export const bothLocales = ['zh', 'en'] as const

/** Fills the values into a text: `said('第 {{id}} 号', { id: 3 })`. */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))
