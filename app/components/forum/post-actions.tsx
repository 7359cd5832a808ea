import { useTranslation } from 'react-i18next'
import { BookmarkButton } from '#app/components/bookmark/bookmark-button.tsx'
import { FollowButton } from '#app/components/follow/follow-button.tsx'
import { LikeButton } from '#app/components/like/like-button.tsx'
import { MuteButton } from '#app/components/mute/mute-button.tsx'
import { RemovalLink } from '#app/components/confirmation/removal-link.tsx'
import { ReportLink } from '#app/components/report/report-link.tsx'
import { Link } from '#app/components/ui/link.tsx'
import type { LoadedPost } from './post-page.tsx'

interface PostActionsProps {
  post: LoadedPost
  isReported: boolean
  /** Null for guests. */
  isBookmarked: boolean | null
  quoteTo: string | undefined
  /** Null for guests. */
  isFollowed: boolean | null
}

/** Buttons to like, bookmark, follow, mute, edit, delete and report. Each works without scripts. */
export function PostActions({ post, isReported, isBookmarked, isFollowed, quoteTo }: PostActionsProps) {
  const { t } = useTranslation('forum')
  const { id, boardId, title, likes, isLiked, isMuted, status, can } = post
  const of = t('post.likeOf', { title })
  return (
    <div className="post__acts" role="group" aria-label={t('post.acts')}>
      {status === 'approved' ? (
        <LikeButton
          known={{ likes, isLiked }}
          text={{ type: 'post', id }}
          action={`/forum/post/${id}/like`}
          place="post"
          of={of}
        />
      ) : null}
      {isBookmarked === null ? null : <BookmarkButton type="post" id={id} isBookmarked={isBookmarked} of={title} />}
      {quoteTo === undefined ? null : (
        <Link className="talk__act" to={quoteTo} rel="nofollow" preventScrollReset>
          {t('post.quote')}
        </Link>
      )}
      {isFollowed === null || isMuted ? null : <FollowButton type="post" id={id} isFollowed={isFollowed} of={title} />}
      {isFollowed === null ? null : <MuteButton type="post" id={id} isMuted={isMuted} of={title} />}
      {can.edit ? (
        <Link className="talk__act" to={`/forum/post/${id}/edit`} rel="nofollow">
          {t('post.edit')}
        </Link>
      ) : null}
      {can.delete ? <RemoveLink at={`/forum/post/${id}/remove?board=${boardId}`} title={title} /> : null}
      {isReported ? <ReportLink type="post" id={id} place="post" of={of} className="talk__act talk__report" /> : null}
    </div>
  )
}

function RemoveLink({ at, title }: { at: string; title: string }) {
  const { t } = useTranslation('forum')
  return (
    <RemovalLink
      className="talk__act"
      to={at}
      question={{
        title: t('removal.postTitle'),
        message: t('removal.askPost', { title }),
        confirmText: t('removal.confirm'),
      }}
      name={t('post.remove')}
    />
  )
}
