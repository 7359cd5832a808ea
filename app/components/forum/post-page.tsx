import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TrpcProvider } from '#app/browser/trpc-hooks.tsx'
import { postPictures } from '#app/components/picture/picture-address.ts'
import { PicturedHtml } from '#app/components/picture/pictured-html.tsx'
import { picturesIn } from '#app/components/picture/pictures-in.ts'
import { usePictureViewer } from '#app/components/picture/use-picture-viewer.ts'
import { Link } from '#app/components/ui/link.tsx'
import { langOf } from '#app/i18n/locale.ts'
import type { FullPost } from '#server/post/post.schema.ts'
import { boardAt } from './forum-address.ts'
import { PostActs } from './post-acts.tsx'
import { PostHead } from './post-head.tsx'
import { PostFlags } from './post-flags.tsx'
import { PostPictures } from './post-pictures.tsx'
import { Quotable } from './quotable.tsx'

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
  /** Whether they follow it; null for guests. */
  isFollowed: boolean | null
  /** What was refused of the buttons below the text. */
  refused: string | undefined
  now: string
  /** The form that quotes the post; undefined where its reader cannot reply. */
  quoteTo: string | undefined
  children: ReactNode
}

/** A post and, below it, what others say to it (docs/product.md#post). */
export function PostPage({
  post,
  isReported,
  isOwn,
  isBookmarked,
  isFollowed,
  refused,
  now,
  quoteTo,
  children,
}: PostPageProps) {
  const { t } = useTranslation('forum')
  usePictureViewer()
  const { id, board, html, language, images, can } = post
  const pictures = postPictures(id)
  return (
    <TrpcProvider>
      <div className="post grid">
        <p className="post__back">
          <Link to={boardAt({ id: board.id })}>{t('post.back')}</Link>
          <span>{board.name}</span>
        </p>
        <article className="post__sheet" id="post">
          <PostHead post={post} isOwn={isOwn} now={now} />
          <div className="post__body" data-pictures="">
            <Quotable to={quoteTo}>
              <PicturedHtml className="post__text prose" lang={langOf(language)} html={html} pictures={pictures} />
            </Quotable>
            <PostPictures images={images} pictures={pictures} from={picturesIn(html).length + 1} />
            <PostActs
              post={post}
              isReported={isReported}
              isBookmarked={isBookmarked}
              isFollowed={isFollowed}
              quoteTo={quoteTo}
            />
            {can.moderate ? <PostFlags post={post} refused={refused} key={id} /> : null}
          </div>
        </article>
        {children}
      </div>
    </TrpcProvider>
  )
}
