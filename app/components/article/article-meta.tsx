import { useTranslation } from 'react-i18next'
import { MemberName } from '#app/components/member-links/member-name.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { VisuallyHidden } from '#app/components/ui/visually-hidden.tsx'
import { dateText } from '#app/i18n/time-text.ts'
import { langOf } from '#app/i18n/locale.ts'
import type { ArticleCard } from '#server/article/article.schema.ts'
import { articlesAddress } from './article-address.ts'
import { categoryOf, type Category } from './category.ts'

type Shown = Pick<ArticleCard, 'category' | 'publishedAt' | 'createdAt'>

interface KickerProps {
  article: Shown
  categories: readonly Category[]
  /** False if the date is shown elsewhere. */
  isDated?: boolean
}

/** Category and date, above a title. */
export function Kicker({ article, categories, isDated = true }: KickerProps) {
  const category = categoryOf(categories, article.category)
  return (
    <p className="kicker">
      {category === undefined ? (
        <span>{article.category}</span>
      ) : (
        <Link to={articlesAddress({ category: category.key })}>{category.name}</Link>
      )}
      {isDated ? <Day at={article.publishedAt ?? article.createdAt} /> : null}
    </p>
  )
}

/** A date such as 2025.10.27 (docs/product.md#dates). */
const Day = ({ at }: { at: string }) => <time dateTime={at}>{dateText(Date.parse(at))}</time>

/** Returns the name of an author; a deleted account gets a placeholder in the reader's language. */
export function useAuthorName(author: ArticleCard['author']): string {
  const { t } = useTranslation('article')
  return author.id === null ? t('formerMember') : author.username
}

/** Author and counts, below a summary. */
export function Counts({ article }: { article: Pick<ArticleCard, 'author' | 'views' | 'commentCount'> }) {
  const { t } = useTranslation('article')
  const { views, commentCount } = article
  const name = useAuthorName(article.author)
  return (
    <p className="counts">
      <span className="counts__author">
        <MemberName author={article.author}>{name}</MemberName>
      </span>
      <span>{t('views', { number: views })}</span>
      {commentCount === 0 ? null : (
        <span>{commentCount === 1 ? t('comment') : t('comments', { number: commentCount })}</span>
      )}
    </p>
  )
}

/** Link to the same article in the other language, if there is one. */
export function TranslationLink({ translation }: Pick<ArticleCard, 'translation'>) {
  const { t } = useTranslation('article')
  if (translation === null) return null
  const { id, language, title } = translation
  return (
    <p className="also-in">
      <Link to={`/articles/${id}`} hrefLang={langOf(language)}>
        {t(`alsoIn.${language}`)}
        <VisuallyHidden lang={langOf(language)}>{title}</VisuallyHidden>
      </Link>
    </p>
  )
}

/** Tags, each linking to the articles that have it. */
export function Tags({ tags }: { tags: readonly string[] }) {
  const { t } = useTranslation('article')
  if (tags.length === 0) return null
  return (
    <ul className="tags" aria-label={t('tags')}>
      {tags.map(tag => (
        <li key={tag}>
          <Link to={articlesAddress({ tag })}>{tag}</Link>
        </li>
      ))}
    </ul>
  )
}
