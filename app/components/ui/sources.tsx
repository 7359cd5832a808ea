import { useTranslation } from 'react-i18next'

export interface SourceText {
  title: string
  url: string
  /** A date: 2025, 2025-10 or 2025-10-27. */
  asOf: string
  note?: string | undefined
}

interface SourcesProps {
  sources: readonly SourceText[]
  label?: string | undefined
}

/** The sources of a figure and their dates in a `details` element, which works by keyboard and without scripts (docs/product.md#sources). */
export function Sources(props: SourcesProps) {
  if (props.sources.length === 0) return null
  return (
    <details className="sources">
      <SourceList {...props} />
    </details>
  )
}

/** The content of the `details` element, for callers that render the element themselves. */
export function SourceList({ sources, label }: SourcesProps) {
  const { t } = useTranslation('ui')
  return (
    <>
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
    </>
  )
}
