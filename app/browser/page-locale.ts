import type { Locale } from '#app/i18n/locale.ts'

/** The language of the page that is shown, for scripts that speak outside of React. */
export const pageLocale = (): Locale => (document.documentElement.lang.startsWith('en') ? 'en' : 'zh')
