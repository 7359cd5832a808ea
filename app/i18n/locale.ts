export const locales = ['zh', 'en'] as const
export type Locale = (typeof locales)[number]

export const isLocale = (text: unknown): text is Locale => text === 'zh' || text === 'en'
