import { withQuery } from '#app/browser/with-query.ts'
import { useTranslation } from 'react-i18next'
import { FilterLinks } from '#app/components/filter/filter-links.tsx'
import { Badge, type BadgeTone } from '#app/components/ui/badge.tsx'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { Pager } from '#app/components/ui/pager.tsx'
import { dateText } from '#app/i18n/time-text.ts'
import { langOf } from '#app/i18n/locale.ts'
import type { ArticleCard, ArticleStatus } from '#server/article/article.schema.ts'

export const ownFilters = ['all', 'draft', 'published', 'archived'] as const
type OwnFilter = (typeof ownFilters)[number]

const tones = { draft: 'warn', published: 'good', archived: 'plain' } as const satisfies Record<
  ArticleStatus,
  BadgeTone
>

interface OwnArticlesProps {
  filter: OwnFilter
  articles: readonly ArticleCard[]
  page: number
  total: number
  totalPages: number
}

function ownArticlesAddress(filter: OwnFilter, page = 1): string {
  const query = new URLSearchParams()
  if (filter !== 'all') query.set('status', filter)
  if (page > 1) query.set('page', String(page))
  return withQuery('/articles/mine', query)
}

/** A member's own articles in every status, the last changed first. */
export function OwnArticles({ filter, articles, page, total, totalPages }: OwnArticlesProps) {
  const { t } = useTranslation('article')
  return (
    <div className="own-articles grid">
      <header className="own-articles__head">
        <h1 className="plain-name">{t('mine')}</h1>
        <p className="meta">{t('own.lead')}</p>
        <ButtonLink to="/articles/new" variant="primary">
          {t('write')}
        </ButtonLink>
      </header>
      <Filters current={filter} />
      {articles.length === 0 ? (
        <Nothing filter={filter} isBeyond={total > 0} />
      ) : (
        <ol className="own-articles__list">
          {articles.map(article => (
            <li key={article.id}>
              <OwnArticle article={article} />
            </li>
          ))}
        </ol>
      )}
      {total === 0 ? null : (
        <Pager page={page} pages={totalPages} total={total} link={to => ownArticlesAddress(filter, to)} />
      )}
    </div>
  )
}

function OwnArticle({ article: { id, title, language, status, updatedAt } }: { article: ArticleCard }) {
  const { t } = useTranslation('article')
  return (
    <article className="own-article">
      <h2 className="own-article__title" lang={langOf(language)}>
        <Link to={`/articles/${id}`}>{title === '' ? t('own.untitled') : title}</Link>
      </h2>
      <p className="own-article__state meta">
        <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
        <span>{t('own.changed', { date: dateText(Date.parse(updatedAt)) })}</span>
        <Link to={`/articles/${id}/edit`} aria-label={`${t('page.edit')} ${title}`}>
          {t('page.edit')}
        </Link>
      </p>
    </article>
  )
}

function Filters({ current }: { current: OwnFilter }) {
  const { t } = useTranslation('article')
  const links = ownFilters.map(filter => ({
    to: ownArticlesAddress(filter),
    name: t(`status.${filter}`),
    isCurrent: filter === current,
  }))
  return <FilterLinks label={t('own.filter')} links={links} />
}

function Nothing({ filter, isBeyond }: { filter: OwnFilter; isBeyond: boolean }) {
  const { t } = useTranslation('article')
  if (isBeyond)
    return <EmptyState title={t('emptyPage')} action={<Link to={ownArticlesAddress(filter)}>{t('firstPage')}</Link>} />
  return <EmptyState title={filter === 'all' ? t('own.empty') : t(`own.emptyStatus.${filter}`)} />
}
