import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '#app/components/ui/class-names.ts'
import { ArticleActions } from './article-actions.tsx'
import { ReportLink } from '#app/components/report/report-link.tsx'
import { BookmarkButton } from '#app/components/bookmark/bookmark-button.tsx'
import { articlePictures } from '#app/components/picture/picture-page-address.ts'
import { HtmlWithPictures } from '#app/components/picture/html-with-pictures.tsx'
import { usePictureViewer } from '#app/components/picture/use-picture-viewer.ts'
import { Link } from '#app/components/ui/link.tsx'
import { langOf } from '#app/i18n/locale.ts'
import { ArticleContents, hasContents } from './article-contents.tsx'
import { ArticleHead, type LoadedArticle } from './article-head.tsx'
import type { Category } from './category.ts'
import { ShareLink } from './share-link.tsx'

interface ArticlePageProps {
  article: LoadedArticle
  categories: readonly Category[]
  /** The public address of this article. */
  address: string
  /** True if the report link is offered: on a public article, to everybody but its author. */
  isReported: boolean
  /** True if the reader has bookmarked the article; null for guests. */
  isBookmarked: boolean | null
  children?: ReactNode
}

/** An article page; the comments are its children, below the text. */
export function ArticlePage({ article, categories, address, isReported, isBookmarked, children }: ArticlePageProps) {
  const { t } = useTranslation('article')
  usePictureViewer()
  const lang = langOf(article.language)
  return (
    <div className={classNames('article grid', hasContents(article.contents) && 'article--with-contents')}>
      <p className="back-link">
        <Link to="/articles">{t('back')}</Link>
      </p>
      <article className="article__sheet" data-pictures="">
        <ArticleHead article={article} categories={categories} />
        <ArticleContents contents={article.contents} lang={lang} />
        <HtmlWithPictures
          className="article__text prose"
          lang={lang}
          html={article.html}
          pictures={articlePictures(article.id)}
          from={article.coverImage === null ? 1 : 2}
        />
        <footer className="article__foot">
          <ArticleActions article={article} />
          {isBookmarked === null ? null : (
            <BookmarkButton type="article" id={article.id} isBookmarked={isBookmarked} of={article.title} />
          )}
          <ShareLink address={address} />
          {isReported ? <ReportLink type="article" id={article.id} place="content" of={article.title} /> : null}
        </footer>
      </article>
      {children}
    </div>
  )
}
