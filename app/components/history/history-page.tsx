import { useTranslation } from 'react-i18next'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { dateTimeText } from '#app/i18n/time-text.ts'
import { departedName, namelessName } from '#app/i18n/placeholders.ts'
import type { Difference, FullVersion, VersionEntry } from '#server/history/history.schema.ts'
import { DifferenceText } from './difference-text.tsx'

interface HistoryPageProps {
  /** The title of the text and the address of its page. */
  heading: string
  back: string
  versions: readonly VersionEntry[]
  /** The version that is shown; null if the text was never edited. */
  shown: FullVersion | null
}

/** The versions of a text and the changes of one of them (docs/product.md#edit-history). It consists of links, so it works without scripts. */
export function HistoryPage({ heading, back, versions, shown }: HistoryPageProps) {
  const { t } = useTranslation('history')
  return (
    <div className="history grid">
      <header className="history__head">
        <p>
          <Link to={back}>{t('back')}</Link>
        </p>
        <h1 className="history__name">{t('title')}</h1>
        {heading === '' ? null : <p className="history__heading">{heading}</p>}
      </header>
      {shown === null ? (
        <EmptyState title={t('empty')} />
      ) : (
        <>
          <Versions versions={versions} shown={shown.version} />
          <Changes version={shown} />
        </>
      )}
    </div>
  )
}

function Versions({ versions, shown }: { versions: readonly VersionEntry[]; shown: number }) {
  const { t } = useTranslation('history')
  return (
    <nav className="history__versions" aria-label={t('versions')}>
      <ol>
        {versions.map((entry, index) => (
          <li key={entry.version}>
            <Link
              to={`?version=${entry.version}`}
              aria-current={entry.version === shown ? 'true' : undefined}
              preventScrollReset
            >
              <time dateTime={entry.at}>{dateTimeText(Date.parse(entry.at))}</time>
              <Writer entry={entry} />
              {index === 0 ? <span className="meta">{t('present')}</span> : null}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Writer({ entry: { by, isByStaff } }: { entry: VersionEntry }) {
  const { t } = useTranslation('history')
  if (by === null) return <span>{t('staff')}</span>
  const names: Readonly<Record<string, string>> = { [namelessName]: t('anonymous'), [departedName]: t('formerMember') }
  const name = by.id === null ? (names[by.username] ?? by.username) : by.username
  return <span>{isByStaff ? t('staffNamed', { name }) : name}</span>
}

function Changes({ version: { previous, changed, images } }: { version: FullVersion }) {
  const { t } = useTranslation('history')
  const isFirst = previous === null
  const hasPictures = images.length > 0 || changed.images.length > 0
  return (
    <section className="history__changes" aria-labelledby="changes-name">
      <h2 id="changes-name">{t(isFirst ? 'first' : 'changes')}</h2>
      {isFirst ? null : (
        <p className="history__legend meta">
          <ins>{t('added')}</ins> <del>{t('removed')}</del>
        </p>
      )}
      <Part name={t('titlePart')} parts={changed.title} isFirst={isFirst} />
      <Part name={t('summaryPart')} parts={changed.summary} isFirst={isFirst} />
      <Part name={t('textPart')} parts={changed.content} isFirst={isFirst} isText />
      {hasPictures ? <Pictures parts={changed.images} isFirst={isFirst} /> : null}
    </section>
  )
}

interface PartProps {
  name: string
  parts: Difference
  isFirst: boolean
  isText?: boolean
}

const isSame = (parts: Difference) => parts.every(({ kind }) => kind === 'same')

/** The title, the summary or the text of a version; for later versions, with the changes. */
function Part({ name, parts, isFirst, isText = false }: PartProps) {
  const { t } = useTranslation('history')
  if (parts.length === 0) return null
  const isLeftOut = !isFirst && !isText && isSame(parts)
  if (isLeftOut) return null
  return (
    <div className="history__part">
      <h3 className="history__part-name">{name}</h3>
      {!isFirst && isSame(parts) ? <p className="meta">{t('same')}</p> : null}
      <div className="history__text">
        <DifferenceText parts={parts} />
      </div>
    </div>
  )
}

function Pictures({ parts, isFirst }: Pick<PartProps, 'parts' | 'isFirst'>) {
  const { t } = useTranslation('history')
  if (!isFirst && isSame(parts)) return null
  return (
    <div className="history__part">
      <h3 className="history__part-name">{t('picturesPart')}</h3>
      <ul className="history__pictures">
        {parts.map((part, index) => (
          <li key={`${index} ${part.text}`}>
            <DifferenceText parts={[part]} />
          </li>
        ))}
      </ul>
    </div>
  )
}
