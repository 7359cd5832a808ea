import PenLine from 'lucide-react/icons/pen-line'
import Rss from 'lucide-react/icons/rss'
import { useTranslation } from 'react-i18next'
import { LanguageFilter } from '#app/components/filter/language-filter.tsx'
import { SearchField } from '#app/components/search/search-field.tsx'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { Pager } from '#app/components/ui/pager.tsx'
import type { ShownTexts } from '#app/forms/read-texts-by-language.ts'
import type { ArticleCard } from '#server/article/article.schema.ts'
import { articlesAddress, type ArticlesQuery } from './article-address.ts'
import { ArticleLead, ArticleRow } from './article-row.tsx'
import { CategoryLinks } from './category-links.tsx'
import type { Category } from './category.ts'

interface ArticlesProps {
  title: string
  lead: string
  categories: readonly Category[]
  articles: readonly ArticleCard[]
  asked: ArticlesQuery
  texts: ShownTexts
  feed: string
  page: number
  total: number
  totalPages: number
  isMember: boolean
}

/** The article list: the first one large, the rest as rows (docs/product.md#articles). */
export function Articles({
  title,
  lead,
  categories,
  articles,
  asked,
  texts,
  feed,
  page,
  total,
  totalPages,
  isMember,
}: ArticlesProps) {
  const isFront = page === 1 && asked.tag === undefined
  const [first, ...others] = isFront ? articles : []
  return (
    <div className="articles grid">
      <Head title={title} lead={lead} feed={feed} isMember={isMember} />
      <CategoryLinks categories={categories} current={asked.tag === undefined ? asked.category : null} />
      <LanguageFilter texts={texts} total={total} link={language => articlesAddress({ ...asked, page: 1, language })} />
      {asked.tag === undefined ? null : <TagLine tag={asked.tag} />}
      {articles.length === 0 ? <Nothing asked={asked} isBeyond={total > 0} /> : null}
      {first === undefined ? null : <ArticleLead article={first} categories={categories} />}
      <List articles={isFront ? others : articles} categories={categories} />
      {total === 0 ? null : (
        <div className="articles__pages">
          <Pager page={page} pages={totalPages} total={total} link={to => articlesAddress({ ...asked, page: to })} />
        </div>
      )}
    </div>
  )
}

function List({ articles, categories }: Pick<ArticlesProps, 'articles' | 'categories'>) {
  const { t } = useTranslation('article')
  if (articles.length === 0) return null
  return (
    <ol className="articles__list" aria-label={t('list')}>
      {articles.map(article => (
        <li key={article.id}>
          <ArticleRow article={article} categories={categories} />
        </li>
      ))}
    </ol>
  )
}

type HeadProps = Pick<ArticlesProps, 'title' | 'lead' | 'feed' | 'isMember'>

function Head({ title, lead, feed, isMember }: HeadProps) {
  const { t } = useTranslation('article')
  return (
    <header className="articles__head">
      <h1 className="articles__name">{title}</h1>
      <p className="articles__lead lede">{lead}</p>
      <div className="articles__acts">
        <ButtonLink to="/articles/new" variant="primary">
          <Icon icon={PenLine} size={18} />
          {t('write')}
        </ButtonLink>
        <p className="articles__ways">
          {isMember ? <Link to="/articles/mine">{t('mine')}</Link> : null}
          <Link to="/forum">{t('forum')}</Link>
          <Link to="/poster">{t('poster')}</Link>
          <a href={feed} type="application/atom+xml">
            <Icon icon={Rss} size={16} />
            {t('feed')}
          </a>
        </p>
      </div>
      <SearchField />
    </header>
  )
}

function TagLine({ tag }: { tag: string }) {
  const { t } = useTranslation('article')
  return (
    <p className="articles__tag">
      <strong>{t('tagged', { tag })}</strong>
      <Link to={articlesAddress()}>{t('allArticles')}</Link>
    </p>
  )
}

function Nothing({ asked, isBeyond }: { asked: ArticlesQuery; isBeyond: boolean }) {
  const { t } = useTranslation('article')
  if (isBeyond)
    return (
      <EmptyState
        title={t('emptyPage')}
        action={<Link to={articlesAddress({ ...asked, page: 1 })}>{t('firstPage')}</Link>}
      />
    )
  if (asked.tag !== undefined)
    return <EmptyState title={t('emptyFilter')} action={<Link to={articlesAddress()}>{t('allArticles')}</Link>} />
  return (
    <EmptyState title={t('empty')} action={<Link to="/articles/new">{t('write')}</Link>}>
      <p>{t('emptyText')}</p>
    </EmptyState>
  )
}
