import type { Locale } from './locale.ts'

const units = {
  zh: { seconds: (count: number) => `${count} 秒`, minutes: (count: number) => `${count} 分钟` },
  en: {
    seconds: (count: number) => `${count} ${count === 1 ? 'second' : 'seconds'}`,
    minutes: (count: number) => `${count} minutes`,
  },
} as const satisfies Record<Locale, object>

/** How long to wait, as a person says it: seconds up to two minutes, then full minutes, rounded up. */
export const waitWords = (locale: Locale, seconds: number): string =>
  seconds <= 120 ? units[locale].seconds(seconds) : units[locale].minutes(Math.ceil(seconds / 60))
