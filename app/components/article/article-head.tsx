import { useTranslation } from 'react-i18next'
import { EditedMark } from '#app/components/history/edited-mark.tsx'
import { MemberName } from '#app/components/member-links/member-name.tsx'
import { articlePictures } from '#app/components/picture/picture-page-address.ts'
import { PictureLink } from '#app/components/picture/picture-link.tsx'
import { useRoot } from '#app/components/shell/use-root.ts'
import { Avatar } from '#app/components/ui/avatar.tsx'
import { classNames } from '#app/components/ui/class-names.ts'
import { dateText } from '#app/i18n/time-text.ts'
import { langOf } from '#app/i18n/locale.ts'
import type { FullArticle } from '#server/article/article.schema.ts'
import { TranslationLink, Kicker, Tags, useAuthorName } from './article-meta.tsx'
import type { Category } from './category.ts'
import { shownAddress } from '#app/components/ui/proxied-picture-address.ts'

const longTitle = 40

/** An article for readers, without its Markdown source, which only the editor needs. */
export type LoadedArticle = Omit<FullArticle, 'content'>

interface ArticleHeadProps {
  article: LoadedArticle
  categories: readonly Category[]
}

/** Title, author and date, and the cover. */
export function ArticleHead({ article, categories }: ArticleHeadProps) {
  const { t } = useTranslation('article')
  const { t: words } = useTranslation('picture')
  const { title, language, coverImage, status } = article
  const isLong = Array.from(title).length > longTitle
  return (
    <header className="article__head">
      <Kicker article={article} categories={categories} isDated={false} />
      <h1 className={classNames('article__title', isLong && 'is-long')} lang={langOf(language)}>
        {title === '' ? t('own.untitled') : title}
      </h1>
      {status === 'published' ? null : (
        <p className="article__standing" role="status">
          {t(article.awaitsReview ? 'page.waitingNote' : status === 'draft' ? 'page.draftNote' : 'page.archivedNote')}
        </p>
      )}
      <Byline article={article} />
      <TranslationLink translation={article.translation} />
      <Tags tags={article.tags} />
      {coverImage === null ? null : (
        <figure className="article__cover">
          <PictureLink to={`${articlePictures(article.id)}/1`} name={words('cover')}>
            <img src={shownAddress(coverImage)} alt="" decoding="async" />
          </PictureLink>
        </figure>
      )}
    </header>
  )
}

function Byline({ article }: { article: LoadedArticle }) {
  const { t } = useTranslation('article')
  const name = useAuthorName(article.author)
  const now = useRoot()?.now ?? ''
  const { id, publishedAt, editedAt, views, can } = article
  const published = publishedAt === null ? undefined : dateText(Date.parse(publishedAt))
  return (
    <div className="byline">
      <Avatar name={name} src={article.author.avatar} size="small" />
      <p className="byline__name">
        <MemberName author={article.author}>{name}</MemberName>
      </p>
      <p className="byline__facts">
        {published === undefined ? null : (
          <time dateTime={publishedAt ?? undefined}>{t('page.published', { date: published })}</time>
        )}
        <EditedMark at={editedAt} now={now} history={can.history ? `/articles/${id}/history` : undefined} />
        <span>{t('views', { number: views })}</span>
      </p>
    </div>
  )
}
