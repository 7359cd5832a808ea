import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Queries } from '#app/browser/queries.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { langOf } from '#app/i18n/locale.ts'
import type { FullPost } from '#server/post/post.schema.ts'
import { boardAt } from './address.ts'
import { PostActs } from './post-acts.tsx'
import { PostHead } from './post-head.tsx'
import { PostKeeping } from './post-keeping.tsx'
import { PostPictures } from './post-pictures.tsx'

/** A post to be read: its source is the editor's. */
export type ReadPost = Omit<FullPost, 'content'>

interface PostPageProps {
  post: ReadPost
  /** Offered to everybody but the author, of what is public. */
  isReported: boolean
  /** The reader wrote it. */
  isOwn: boolean
  /** Whether the reader has bookmarked it; null for guests. */
  isBookmarked: boolean | null
  /** What was refused of the buttons below the text. */
  refused: string | undefined
  now: string
  children: ReactNode
}

/** A post and, below it, what others say to it (docs/product.md#post). */
export function PostPage({ post, isReported, isOwn, isBookmarked, refused, now, children }: PostPageProps) {
  const { t } = useTranslation('forum')
  const { id, board, html, language, images, can } = post
  return (
    <Queries>
      <div className="post grid">
        <p className="post__back">
          <Link to={boardAt({ id: board.id })}>{t('post.back')}</Link>
          <span>{board.name}</span>
        </p>
        <article className="post__sheet" id="post">
          <PostHead post={post} isOwn={isOwn} now={now} />
          <div className="post__body">
            {/* The server has cleaned it (docs/product.md#markdown). */}
            <div className="post__text prose" lang={langOf(language)} dangerouslySetInnerHTML={{ __html: html }} />
            <PostPictures images={images} />
            <PostActs post={post} isReported={isReported} isBookmarked={isBookmarked} />
            {can.moderate ? <PostKeeping post={post} refused={refused} key={id} /> : null}
          </div>
        </article>
        {children}
      </div>
    </Queries>
  )
}
