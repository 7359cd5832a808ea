import { useLocation } from '@remix-run/react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { withoutLanguage } from '#app/browser/stored-language.ts'
import { useLanguageChoice } from './use-language.ts'
import { VisuallyHidden } from '#app/components/ui/visually-hidden.tsx'

/**
 * Shows the current language and names the other one in that language (docs/product.md#language-toggle): in a tooltip, or as text on touch screens.
 * It is a form; with scripts, the scroll position and the typed text stay.
 */
export function LanguageToggle({ isWorded = false }: { isWorded?: boolean }) {
  const { t, i18n } = useTranslation('shell')
  const { pathname, search } = useLocation()
  const choose = useLanguageChoice()
  const other = i18n.language === 'en' ? 'zh' : 'en'
  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    void choose(other)
  }
  return (
    <form method="post" action="/language" className="language" onSubmit={onSubmit}>
      <input type="hidden" name="locale" value={other} />
      <input type="hidden" name="back" value={withoutLanguage(pathname, search)} />
      <button type="submit" className="language__toggle" title={t('language.tooltip')}>
        {t('language.current')}{' '}
        {isWorded ? (
          <span className="language__other" lang={t('language.otherLang')}>
            {t('language.other')}
          </span>
        ) : (
          <VisuallyHidden lang={t('language.otherLang')}>{t('language.other')}</VisuallyHidden>
        )}
      </button>
    </form>
  )
}
