export const locales = ['zh', 'en'] as const
export type Locale = (typeof locales)[number]

/** Returns the `lang` attribute value of a language. */
export const langOf = (locale: Locale) => (locale === 'zh' ? 'zh-CN' : 'en')

export const isLocale = (text: unknown): text is Locale => text === 'zh' || text === 'en'
