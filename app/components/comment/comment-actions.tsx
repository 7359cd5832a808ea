import { useTranslation } from 'react-i18next'
import { LikeButton } from '#app/components/like/like-button.tsx'
import { RemovalLink } from '#app/components/confirmation/removal-link.tsx'
import { ReportLink } from '#app/components/report/report-link.tsx'
import { Link } from '#app/components/ui/link.tsx'
import type { ReplyCard } from '#server/comment/comment.schema.ts'
import { anchorOf, commentsAddress } from './comment-address.ts'
import { useComments } from './comments-context.ts'

interface CommentActionsProps {
  comment: ReplyCard
  name: string
  threadId: number
  onReply: (() => void) | undefined
}

/** Buttons to like, answer and delete. Each works without scripts. */
export function CommentActions({ comment, name, threadId, onReply }: CommentActionsProps) {
  const { t } = useTranslation('comment')
  const { place, readerId } = useComments()
  const { id, likes, isLiked, can } = comment
  const back = encodeURIComponent(commentsAddress(place))
  return (
    <div className="talk__acts comment__acts">
      <LikeButton
        known={{ likes, isLiked }}
        text={{ type: 'comment', id }}
        action={`/comments/${id}/like?back=${back}`}
        place={anchorOf(id)}
        of={t('likeOf', { name })}
      />
      {can.reply && onReply !== undefined ? (
        <Link
          className="talk__act"
          to={`${commentsAddress(place, { reply: String(threadId) })}#answer-${threadId}`}
          rel="nofollow"
          preventScrollReset
          onClick={event => {
            event.preventDefault()
            onReply()
          }}
        >
          {t('reply')}
        </Link>
      ) : null}
      {can.delete ? <RemoveLink id={id} back={back} /> : null}
      {comment.status === 'approved' && (readerId === null || comment.user.id !== readerId) ? (
        <ReportLink
          type="comment"
          id={id}
          place={anchorOf(id)}
          of={t('likeOf', { name })}
          className="talk__act talk__report"
        />
      ) : null}
    </div>
  )
}

function RemoveLink({ id, back }: { id: number; back: string }) {
  const { t } = useTranslation('comment')
  const to = `/comments/${id}/remove?back=${back}`
  return (
    <RemovalLink
      className="talk__act"
      to={to}
      question={{ title: t('removal.name'), message: t('removal.ask'), confirmText: t('removal.confirm') }}
      name={t('remove')}
      inPlace={{ action: to }}
    />
  )
}
