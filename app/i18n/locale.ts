export const locales = ['zh', 'en'] as const
export type Locale = (typeof locales)[number]

/** What `lang` says of a text in the language that the server found in it. */
export const langOf = (locale: Locale) => (locale === 'zh' ? 'zh-CN' : 'en')

export const isLocale = (text: unknown): text is Locale => text === 'zh' || text === 'en'
