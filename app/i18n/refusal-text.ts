import { refusal as en } from './en/refusal.ts'
import type { Locale } from './locale.ts'
import { dateTimeText } from './time-text.ts'
import { refusal as zh } from './zh/refusal.ts'

export { isLocale, locales, type Locale } from './locale.ts'

const texts: Record<Locale, Readonly<Record<string, Readonly<Record<string, string>>>>> = { zh, en }

/** Returns the sentence for a refusal's code; for an unknown code, the sentence for a server error, never a raw key. */
export function refusalText(
  locale: Locale,
  code: string,
  params: Readonly<Record<string, string | number>> = {},
): string {
  const [area = '', key = ''] = code.split('.')
  const sentence = texts[locale][area]?.[key] ?? texts[locale]['site']?.['fault'] ?? ''
  const { seconds, until } = params
  const values = {
    ...params,
    ...(typeof seconds === 'number' ? { wait: waitText(locale, seconds) } : {}),
    ...(typeof until === 'string' ? { time: dateTimeText(Date.parse(until)) } : {}),
  }
  return sentence.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    String(Reflect.get(values, name) ?? placeholder),
  )
}

const units = {
  zh: { seconds: (count: number) => `${count} 秒`, minutes: (count: number) => `${count} 分钟` },
  en: {
    seconds: (count: number) => `${count} ${count === 1 ? 'second' : 'seconds'}`,
    minutes: (count: number) => `${count} minutes`,
  },
} as const satisfies Record<Locale, object>

/** Returns a waiting time as people say it: seconds up to two minutes, then full minutes, rounded up. */
const waitText = (locale: Locale, seconds: number): string =>
  seconds <= 120 ? units[locale].seconds(seconds) : units[locale].minutes(Math.ceil(seconds / 60))
