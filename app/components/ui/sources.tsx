import { useTranslation } from 'react-i18next'

export interface SourceText {
  title: string
  url: string
  /** 2025, 2025-10 or 2025-10-27 */
  asOf: string
  note?: string | undefined
}

/** Where a figure comes from and as of when; opens by keyboard, without scripts too (docs/product.md#sources). */
export function Sources({ sources, label }: { sources: readonly SourceText[]; label?: string | undefined }) {
  const { t } = useTranslation('ui')
  if (sources.length === 0) return null
  return (
    <details className="sources">
      <summary className="sources__summary">{label ?? t('sources.title')}</summary>
      <ul className="sources__list">
        {sources.map(source => (
          <li key={`${source.url} ${source.title}`}>
            <a href={source.url} rel="noreferrer">
              {source.title}
            </a>
            <span className="sources__date">{t('sources.asOf', { date: source.asOf.replaceAll('-', '.') })}</span>
            {source.note === undefined ? null : <span className="sources__note">{source.note}</span>}
          </li>
        ))}
      </ul>
    </details>
  )
}
