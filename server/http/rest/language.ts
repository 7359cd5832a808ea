import { parseAccept } from 'hono/utils/accept'
import { isLocale, type Locale } from '#app/i18n/refusal-text.ts'

/** The first of Chinese and English that an Accept-Language header prefers; Chinese where it names neither (docs/api.md#general). */
export function preferredLanguage(header: string | undefined): Locale {
  for (const { type, q } of parseAccept(header ?? '')) {
    const [language] = type.toLowerCase().split('-')
    if (q > 0 && isLocale(language)) return language
  }
  return 'zh'
}
