import { useTranslation } from 'react-i18next'
import { classNames } from '#app/components/ui/class-names.ts'
import { FoldedText } from '#app/components/mute/folded-text.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { highPriority } from '#app/components/ui/first-picture-priority.ts'
import { TextLink } from '#app/components/ui/text-link.tsx'
import { VisuallyHidden } from '#app/components/ui/visually-hidden.tsx'
import { langOf } from '#app/i18n/locale.ts'
import type { ArticleCard } from '#server/article/article.schema.ts'
import { TranslationLink, Counts, Kicker, Tags } from './article-meta.tsx'
import { categoryOf, type Category } from './category.ts'
import { shownAddress } from '#app/components/ui/proxied-picture-address.ts'

interface EntryProps {
  article: ArticleCard
  categories: readonly Category[]
}

const longTitle = 40

const signed = ({ isWriterMuted, author }: ArticleCard) => ({ isWriterMuted, user: author })

/** The first article of the list, shown large: its cover or the picture of its category, and its summary. */
export function ArticleLead(props: EntryProps) {
  return (
    <FoldedText text={signed(props.article)} kind="article">
      <Lead {...props} />
    </FoldedText>
  )
}

function Lead({ article, categories }: EntryProps) {
  const picture = article.coverImage ?? categoryOf(categories, article.category)?.picture
  const isLong = Array.from(article.title).length > longTitle
  return (
    <article className={classNames('lead', isLong && 'is-long', article.coverImage === null && 'lead--drawn')}>
      {picture === undefined ? null : (
        <div className="lead__picture">
          <img src={shownAddress(picture)} alt="" decoding="async" {...highPriority} />
        </div>
      )}
      <div className="lead__words">
        <Kicker article={article} categories={categories} />
        <h2 className="lead__title" lang={langOf(article.language)}>
          <Link to={`/articles/${article.id}`}>{article.title}</Link>
        </h2>
        <p className="lead__summary" lang={langOf(article.language)}>
          {article.summary}
        </p>
        <Counts article={article} />
        <Onward article={article} />
        <Tags tags={article.tags} />
      </div>
    </article>
  )
}

/** An article in the list, separated by a hairline. */
export function ArticleRow(props: EntryProps & { heading?: 'h2' | 'h3' }) {
  return (
    <FoldedText text={signed(props.article)} kind="article">
      <Row {...props} />
    </FoldedText>
  )
}

function Row({ article, categories, heading: Heading = 'h2' }: EntryProps & { heading?: 'h2' | 'h3' }) {
  const { id, title, summary, language, coverImage, tags } = article
  return (
    <article className={classNames('row', coverImage !== null && 'row--pictured')}>
      <Kicker article={article} categories={categories} />
      <div className="row__words">
        <Heading className="row__title" lang={langOf(language)}>
          <Link to={`/articles/${id}`}>{title}</Link>
        </Heading>
        <p className="row__summary" lang={langOf(language)}>
          {summary}
        </p>
        <Onward article={article} />
      </div>
      <div className="row__aside">
        {coverImage === null ? null : <img src={shownAddress(coverImage)} alt="" loading="lazy" decoding="async" />}
        <Counts article={article} />
        <Tags tags={tags} />
      </div>
    </article>
  )
}

function Onward({ article: { id, title, language, translation } }: { article: ArticleCard }) {
  const { t } = useTranslation('article')
  return (
    <div className="onward">
      <TextLink to={`/articles/${id}`} tone="onward" className="read-more">
        {t('readMore')}
        <VisuallyHidden lang={langOf(language)}>{title}</VisuallyHidden>
      </TextLink>
      <TranslationLink translation={translation} />
    </div>
  )
}
