import { useTranslation } from 'react-i18next'
import { LanguageFilter } from '#app/components/filter/language-filter.tsx'
import { MemberName } from '#app/components/member-links/member-name.tsx'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { Pager } from '#app/components/ui/pager.tsx'
import { dateText } from '#app/i18n/time-text.ts'
import { WaterContour } from '#app/components/ui/water-contour.tsx'
import type { SelectOption } from '#app/components/ui/select.tsx'
import type { SearchProblems } from '#app/forms/read-search.ts'
import type { ShownTexts } from '#app/forms/read-texts-by-language.ts'
import type { Finding } from '#server/search/search.schema.ts'
import { hasFilters, searchAddress, type SearchQuery } from './search-address.ts'
import { Marked } from './marked-hits.tsx'
import { SearchFilters } from './search-filters.tsx'
import { SearchField } from './search-field.tsx'

interface SearchResultsProps {
  asked: SearchQuery
  boards: readonly SelectOption[]
  results: readonly Finding[]
  page: number
  total: number
  totalPages: number
  texts: ShownTexts
  problems: SearchProblems
}

/** The search page: field, filters, and results. */
export function SearchResults({ asked, boards, problems, ...found }: SearchResultsProps) {
  const { t } = useTranslation('search')
  const { page, total, totalPages, texts } = found
  return (
    <div className="findings grid">
      <WaterContour shape="reach" className="findings__water" />
      <header className="findings__head">
        <h1 className="plain-name">{t('title')}</h1>
        <SearchField query={asked.query} id="search-page">
          {problems.query === undefined ? null : (
            <p className="field__error" role="alert">
              {problems.query}
            </p>
          )}
          <SearchFilters asked={asked} boards={boards} problems={problems} />
        </SearchField>
        <ResultCount asked={asked} total={total} />
      </header>
      <LanguageFilter texts={texts} total={total} link={language => searchAddress(asked, 1, language)} />
      <Results asked={asked} found={found} hasProblem={Object.keys(problems).length > 0} />
      {total === 0 ? null : (
        <Pager page={page} pages={totalPages} link={to => searchAddress(asked, to, texts.asked)} label={t('pages')} />
      )}
    </div>
  )
}

function ResultCount({ asked, total }: { asked: SearchQuery; total: number }) {
  const { t } = useTranslation('search')
  const { query } = asked
  const result = query === '' ? t('resultAll', { number: total }) : t('result', { number: total, query })
  return (
    <p className="meta" role="status">
      {total === 0 ? t('lead') : result}
    </p>
  )
}

interface ResultsProps {
  asked: SearchQuery
  found: Pick<SearchResultsProps, 'results' | 'total' | 'texts'>
  hasProblem: boolean
}

function Results({ asked, found: { results, total, texts }, hasProblem }: ResultsProps) {
  const { t } = useTranslation('search')
  const { query, board, member } = asked
  if (hasProblem) return null
  if (query === '' && board === '' && member === '')
    return hasFilters(asked) ? <EmptyState title={t('noWords')} /> : null
  if (results.length === 0 && total > 0)
    return (
      <EmptyState
        title={t('emptyPage')}
        action={<Link to={searchAddress(asked, 1, texts.asked)}>{t('firstPage')}</Link>}
      />
    )
  if (results.length === 0)
    return (
      <EmptyState
        title={query === '' ? t('noneAtAll') : t('none', { query })}
        action={hasFilters(asked) ? <Link to={searchAddress({ query })}>{t('narrow.clear')}</Link> : undefined}
      >
        <p>{t('noneText')}</p>
      </EmptyState>
    )
  return (
    <ol className="findings__list" aria-label={t('list')}>
      {results.map(finding => (
        <li key={finding.path}>
          <ResultEntry finding={finding} />
        </li>
      ))}
    </ol>
  )
}

function ResultEntry({
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
            <MemberName author={author}>{author.username}</MemberName>
          </span>
        )}
        {publishedAt === null ? null : <time dateTime={publishedAt}>{dateText(Date.parse(publishedAt))}</time>}
      </p>
    </article>
  )
}
