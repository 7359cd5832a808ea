import { parseAccept } from 'hono/utils/accept'
import { isLocale, type Locale } from '#app/i18n/refusal-text.ts'

/** Returns Chinese or English, by the preferences of an Accept-Language header; Chinese if it contains neither (docs/api.md#general). */
export function preferredLanguage(header: string | undefined): Locale {
  for (const { type, q } of parseAccept(header ?? '')) {
    const [language] = type.toLowerCase().split('-')
    if (q > 0 && isLocale(language)) return language
  }
  return 'zh'
}
