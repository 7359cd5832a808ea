import { useTranslation } from 'react-i18next'
import type { ShownTexts } from '#app/forms/read-texts-by-language.ts'
import { FilterLinks } from './filter-links.tsx'

interface LanguageFilterProps {
  texts: ShownTexts
  /** The number of texts in the list. An empty list has no filter. */
  total: number
  /** The note below the filter if the list holds only texts in the reader's language, for example how many others there are. */
  note?: string | undefined
  /** Returns the address of the list with this choice. */
  link: (language: 'this' | 'all') => string
}

/** Filter above a list of texts: those in the reader's language, or all. The choice is remembered. */
export function LanguageFilter({ texts: { shown, isInstead }, total, note, link }: LanguageFilterProps) {
  const { t } = useTranslation('ui')
  if (total === 0) return null
  const links = (['this', 'all'] as const).map(language => ({
    to: link(language),
    name: t(`texts.${language}`),
    isCurrent: language === shown,
  }))
  return (
    <div className="language-filter">
      <FilterLinks className="tabs--small" label={t('texts.label')} links={links} />
      {isInstead ? (
        <p className="language-filter__note meta" role="status">
          {t('texts.none')}
        </p>
      ) : shown === 'all' || note === undefined ? null : (
        <p className="language-filter__note meta">{note}</p>
      )}
    </div>
  )
}
