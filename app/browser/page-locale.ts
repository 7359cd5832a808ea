import type { Locale } from '#app/i18n/locale.ts'

/** Returns the language of the current page, for scripts outside React. */
export const pageLocale = (): Locale => (document.documentElement.lang.startsWith('en') ? 'en' : 'zh')
