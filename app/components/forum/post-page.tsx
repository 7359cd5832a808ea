import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TrpcProvider } from '#app/browser/trpc-hooks.tsx'
import { postPictures } from '#app/components/picture/picture-page-address.ts'
import { HtmlWithPictures } from '#app/components/picture/html-with-pictures.tsx'
import { picturesInHtml } from '#app/components/picture/html-pictures.ts'
import { usePictureViewer } from '#app/components/picture/use-picture-viewer.ts'
import { Link } from '#app/components/ui/link.tsx'
import { langOf } from '#app/i18n/locale.ts'
import type { FullPost } from '#server/post/post.schema.ts'
import { boardAddress } from './forum-address.ts'
import { PostActions } from './post-actions.tsx'
import { PostHead } from './post-head.tsx'
import { PinFeatureLock } from './pin-feature-lock.tsx'
import { PostPictures } from './post-pictures.tsx'
import { Quotable } from './quotable-text.tsx'

/** A post for readers, without its Markdown source, which only the editor needs. */
export type LoadedPost = Omit<FullPost, 'content'>

interface PostPageProps {
  post: LoadedPost
  /** True if the report link is offered: on a public post, to everybody but its author. */
  isReported: boolean
  /** True if the reader wrote the post. */
  isOwn: boolean
  /** True if the reader has bookmarked the post; null for guests. */
  isBookmarked: boolean | null
  /** True if the reader follows the post; null for guests. */
  isFollowed: boolean | null
  /** Why an act below the text was refused. */
  refused: string | undefined
  now: string
  /** The address of the form that quotes the post; undefined if the reader cannot reply. */
  quoteTo: string | undefined
  children: ReactNode
}

/** A post and, below it, its replies (docs/product.md#post). */
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
        <p className="back-link">
          <Link to={boardAddress({ id: board.id })}>{t('post.back')}</Link>
          <span>{board.name}</span>
        </p>
        <article className="post__sheet" id="post">
          <PostHead post={post} isOwn={isOwn} now={now} />
          <div className="post__body" data-pictures="">
            <Quotable to={quoteTo}>
              <HtmlWithPictures className="post__text prose" lang={langOf(language)} html={html} pictures={pictures} />
            </Quotable>
            <PostPictures images={images} pictures={pictures} from={picturesInHtml(html).length + 1} />
            <PostActions
              post={post}
              isReported={isReported}
              isBookmarked={isBookmarked}
              isFollowed={isFollowed}
              quoteTo={quoteTo}
            />
            {can.moderate ? <PinFeatureLock post={post} refused={refused} key={id} /> : null}
          </div>
        </article>
        {children}
      </div>
    </TrpcProvider>
  )
}
