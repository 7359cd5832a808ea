import { useLocation, useNavigate, useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { chooseLanguage, syncLanguage, withoutLanguage } from '#app/browser/stored-language.ts'
import { readStorage } from '#app/browser/storage.ts'
import { showSystemMessage } from '#app/browser/show-system-message.ts'
import { whenIdle } from '#app/browser/when-idle.ts'
import type { Locale } from '#app/i18n/locale.ts'

/** Returns a function that changes the language of the open page: it fetches the texts, then reloads the page's data; nothing is remounted. */
export function useLanguageChoice(): (locale: Locale) => Promise<void> {
  const { i18n } = useTranslation()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  return async locale => {
    try {
      await Promise.all([chooseLanguage(locale), i18n.loadLanguages(locale)])
    } catch {
      showSystemMessage('network', 'error')
      return
    }
    const plain = withoutLanguage(pathname, search)
    if (plain === `${pathname}${search}`) revalidate()
    else navigate(`${plain}${hash}`, { replace: true, preventScrollReset: true })
  }
}

/** Sets the language of the texts to that of the root loader, and keeps storage and cookie in sync (docs/product.md#first-visit). */
export function useLanguage(locale: Locale | undefined): void {
  const { i18n } = useTranslation()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (locale === undefined) return undefined
    if (i18n.language !== locale) void i18n.changeLanguage(locale)
    const sync = () => {
      if (syncLanguage(locale)) revalidate()
    }
    const stored = readStorage('locale')
    if (stored === null || stored === locale) return whenIdle(sync)
    // The page may have to change to the language that the reader chose before.
    sync()
    return undefined
  }, [i18n, locale, revalidate])
}
