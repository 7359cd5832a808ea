import { refusal as en } from './en/refusal.ts'
import { refusal as zh } from './zh/refusal.ts'

export const locales = ['zh', 'en'] as const
export type Locale = (typeof locales)[number]

export const isLocale = (text: unknown): text is Locale => text === 'zh' || text === 'en'

const texts: Record<Locale, Readonly<Record<string, Readonly<Record<string, string>>>>> = { zh, en }

/** A refusal's code as a sentence; a code without one becomes the sentence for a fault, never a raw key. */
export function speakRefusal(locale: Locale, code: string, params: Readonly<Record<string, string | number>> = {}): string {
  const [area = '', key = ''] = code.split('.')
  const sentence = texts[locale][area]?.[key] ?? texts[locale]['site']?.['fault'] ?? ''
  return sentence.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(params[name] ?? whole))
}
