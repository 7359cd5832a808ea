import type { Source } from '../story-schema.ts'

export function webPageSource(zh: string, en: string, url: string, asOf: string): Source {
  return { title: { zh, en }, url: `https://${url}`, asOf }
}

/** Makes the source of a page without a date; the year is that of reading it. */
export function undatedWebPageSource(zh: string, en: string, url: string): Source {
  return {
    ...webPageSource(zh, en, url, '2025'),
    note: {
      zh: '页面未署日期，按编写时所见。',
      en: 'The page bears no date; cited as it stood when this was written.',
    },
  }
}
