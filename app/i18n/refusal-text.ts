import { refusal as en } from './en/refusal.ts'
import type { Locale } from './locale.ts'
import { waitWords } from './wait-words.ts'
import { refusal as zh } from './zh/refusal.ts'

export { isLocale, locales, type Locale } from './locale.ts'

const texts: Record<Locale, Readonly<Record<string, Readonly<Record<string, string>>>>> = { zh, en }

// 2025.10.27 18:05; China has kept one time zone without summer time since 1991.
function shanghaiTime(at: number): string {
  const written = new Date(at + 8 * 3_600_000).toISOString()
  return `${written.slice(0, 10).replaceAll('-', '.')} ${written.slice(11, 16)}`
}

/** A refusal's code as a sentence; a code without one becomes the sentence for a fault, never a raw key. */
export function refusalText(
  locale: Locale,
  code: string,
  params: Readonly<Record<string, string | number>> = {},
): string {
  const [area = '', key = ''] = code.split('.')
  const sentence = texts[locale][area]?.[key] ?? texts[locale]['site']?.['fault'] ?? ''
  const { seconds, until } = params
  const known = {
    ...params,
    ...(typeof seconds === 'number' ? { wait: waitWords(locale, seconds) } : {}),
    ...(typeof until === 'string' ? { time: shanghaiTime(Date.parse(until)) } : {}),
  }
  return sentence.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(Reflect.get(known, name) ?? whole))
}
