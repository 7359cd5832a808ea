import { refusal as en } from './en/refusal.ts'
import type { Locale } from './locale.ts'
import { waitWords } from './wait-words.ts'
import { refusal as zh } from './zh/refusal.ts'

export { isLocale, locales, type Locale } from './locale.ts'

const texts: Record<Locale, Readonly<Record<string, Readonly<Record<string, string>>>>> = { zh, en }

/** A refusal's code as a sentence; a code without one becomes the sentence for a fault, never a raw key. */
export function speakRefusal(
  locale: Locale,
  code: string,
  params: Readonly<Record<string, string | number>> = {},
): string {
  const [area = '', key = ''] = code.split('.')
  const sentence = texts[locale][area]?.[key] ?? texts[locale]['site']?.['fault'] ?? ''
  const { seconds } = params
  const known = typeof seconds === 'number' ? { ...params, wait: waitWords(locale, seconds) } : params
  return sentence.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(known[name] ?? whole))
}
