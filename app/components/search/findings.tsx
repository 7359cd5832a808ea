import { useTranslation } from 'react-i18next'
import { LanguageFilter } from '#app/components/filter/language-filter.tsx'
import { MemberName } from '#app/components/person/member-name.tsx'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { Pager } from '#app/components/ui/pager.tsx'
import { dateText } from '#app/components/ui/time-text.ts'
import { WaterContour } from '#app/components/ui/water-contour.tsx'
import type { ShownTexts } from '#app/forms/read-texts.ts'
import type { Finding, Segment } from '#server/search/search.schema.ts'
import { SearchField } from './search-field.tsx'

interface FindingsProps {
  query: string
  results: readonly Finding[]
  page: number
  total: number
  totalPages: number
  texts: ShownTexts
  /** What was wrong with the question, in words. */
  problem: string | undefined
}

function searchAt(query: string, page: number, language: ShownTexts['asked']): string {
  const asked = new URLSearchParams({ q: query })
  if (language !== undefined) asked.set('language', language)
  if (page > 1) asked.set('page', String(page))
  return `/search?${asked.toString()}`
}

/** One field, and what was found for it. */
export function Findings({ query, results, page, total, totalPages, texts, problem }: FindingsProps) {
  const { t } = useTranslation('search')
  return (
    <div className="findings grid">
      <WaterContour shape="reach" className="findings__water" />
      <header className="findings__head">
        <h1 className="plain-name">{t('title')}</h1>
        <SearchField query={query} id="search-page" />
        {problem === undefined ? null : (
          <p className="field__error" role="alert">
            {problem}
          </p>
        )}
        <p className="meta" role="status">
          {query === '' || total === 0 ? t('lead') : t('result', { number: total, query })}
        </p>
      </header>
      <LanguageFilter texts={texts} total={total} link={language => searchAt(query, 1, language)} />
      <Results
        query={query}
        results={results}
        total={total}
        texts={texts}
        isAsked={query !== '' && problem === undefined}
      />
      {total === 0 ? null : (
        <Pager page={page} pages={totalPages} link={to => searchAt(query, to, texts.asked)} label={t('pages')} />
      )}
    </div>
  )
}

interface ResultsProps extends Pick<FindingsProps, 'query' | 'results' | 'total' | 'texts'> {
  isAsked: boolean
}

function Results({ query, results, total, texts, isAsked }: ResultsProps) {
  const { t } = useTranslation('search')
  if (!isAsked) return null
  if (results.length === 0 && total > 0)
    return (
      <EmptyState title={t('emptyPage')} action={<Link to={searchAt(query, 1, texts.asked)}>{t('firstPage')}</Link>} />
    )
  if (results.length === 0)
    return (
      <EmptyState title={t('none', { query })}>
        <p>{t('noneText')}</p>
      </EmptyState>
    )
  return (
    <ol className="findings__list" aria-label={t('list')}>
      {results.map(finding => (
        <li key={finding.path}>
          <Found finding={finding} />
        </li>
      ))}
    </ol>
  )
}

function Found({
  finding: { kind, path, title, excerpt, author, language: written, publishedAt },
}: {
  finding: Finding
}) {
  const { t } = useTranslation('search')
  const language = written === 'zh' ? 'zh-CN' : 'en'
  return (
    <article className="found">
      <h2 className="found__title" lang={language}>
        <Link to={path}>
          <Marked segments={title} />
        </Link>
      </h2>
      <p className="found__excerpt" lang={language}>
        <Marked segments={excerpt} />
      </p>
      <p className="counts">
        <span>{t(`kinds.${kind}`)}</span>
        {author.id === null ? null : (
          <span>
            <MemberName person={author}>{author.username}</MemberName>
          </span>
        )}
        {publishedAt === null ? null : <time dateTime={publishedAt}>{dateText(Date.parse(publishedAt))}</time>}
      </p>
    </article>
  )
}

/** A text with the words that were looked for marked in it. */
function Marked({ segments }: { segments: readonly Segment[] }) {
  return (
    <>
      {segments.map(({ text, hit }, place) => {
        const key = `${place} ${text}`
        return hit ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>
      })}
    </>
  )
}
