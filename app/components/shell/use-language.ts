import { useLocation, useNavigate, useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { chooseLanguage, mirrorLanguage, withoutLanguage } from '#app/browser/language.ts'
import { systemToast } from '#app/browser/system-toast.ts'
import type { Locale } from '#app/i18n/locale.ts'

/** Changes the language of the page that is open: the texts are fetched first, then the page's words come anew; nothing is remounted. */
export function useLanguageChoice(): (locale: Locale) => Promise<void> {
  const { i18n } = useTranslation()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  return async locale => {
    try {
      await Promise.all([chooseLanguage(locale), i18n.loadLanguages(locale)])
    } catch {
      systemToast('network', 'error')
      return
    }
    const plain = withoutLanguage(pathname, search)
    if (plain === `${pathname}${search}`) revalidate()
    else navigate(`${plain}${hash}`, { replace: true, preventScrollReset: true })
  }
}

/** The texts follow the language of the root; storage and cookie are kept alike (docs/product.md#first-visit). */
export function useLanguage(locale: Locale | undefined): void {
  const { i18n } = useTranslation()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (locale === undefined) return
    if (i18n.language !== locale) void i18n.changeLanguage(locale)
    if (mirrorLanguage(locale)) revalidate()
  }, [i18n, locale, revalidate])
}
