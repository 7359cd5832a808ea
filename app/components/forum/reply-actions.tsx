import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { LikeButton } from '#app/components/like/like-button.tsx'
import { RemovalLink } from '#app/components/confirmation/removal-link.tsx'
import { ReportLink } from '#app/components/report/report-link.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { VisuallyHidden } from '#app/components/ui/visually-hidden.tsx'
import type { ReplyCard } from '#server/reply/reply.schema.ts'
import { anchorOf, postAddress } from './forum-address.ts'
import { RemovalContext, useReplyContext } from './reply-context.ts'

/** Buttons to like, answer, delete and report. Each works without scripts. */
export function ReplyActions({ reply, name }: { reply: ReplyCard; name: string }) {
  const { t } = useTranslation('forum')
  const { place, readerId } = useReplyContext()
  const { id, floor, likes, isLiked, status, user, can } = reply
  const back = encodeURIComponent(postAddress(place))
  const of = t('replies.likeOf', { floor, name })
  const isPublic = status === 'approved'
  return (
    <div className="talk__acts">
      {isPublic ? (
        <LikeButton
          known={{ likes, isLiked }}
          text={{ type: 'reply', id }}
          action={`/forum/reply/${id}/like?back=${back}`}
          place={anchorOf(id)}
          of={of}
        />
      ) : null}
      {can.reply && isPublic ? (
        <Link className="talk__act" to={`${postAddress(place, id)}#write`} rel="nofollow" preventScrollReset>
          {t('replies.replyTo')} <VisuallyHidden>{t('replies.replyToFloor', { floor })}</VisuallyHidden>
        </Link>
      ) : null}
      {can.reply && isPublic ? (
        <Link className="talk__act" to={`${postAddress(place, id, true)}#write`} rel="nofollow" preventScrollReset>
          {t('replies.quote')} <VisuallyHidden>{t('replies.floorName', { floor })}</VisuallyHidden>
        </Link>
      ) : null}
      {can.edit ? (
        <Link className="talk__act" to={`/forum/reply/${id}/edit`} rel="nofollow">
          {t('replies.edit')} <VisuallyHidden>{t('replies.floorName', { floor })}</VisuallyHidden>
        </Link>
      ) : null}
      {can.delete ? <RemoveLink reply={reply} /> : null}
      {isPublic && (readerId === null || user.id !== readerId) ? (
        <ReportLink type="reply" id={id} place={anchorOf(id)} of={of} className="talk__act talk__report" />
      ) : null}
    </div>
  )
}

function RemoveLink({ reply }: { reply: ReplyCard }) {
  const { t } = useTranslation('forum')
  const leave = useContext(RemovalContext)
  const { place } = useReplyContext()
  const removeFrom = (page: string) => `/forum/reply/${reply.id}/remove?back=${encodeURIComponent(page)}`
  return (
    <RemovalLink
      className="talk__act"
      to={removeFrom(`${postAddress(place)}#replies`)}
      question={{
        title: t('removal.replyTitle'),
        message: t('removal.askReply'),
        confirmText: t('removal.confirm'),
      }}
      name={t('replies.remove')}
      of={t('replies.floorName', { floor: reply.floor })}
      // The address has no anchor, so that the page does not scroll after a deletion.
      inPlace={{ action: removeFrom(postAddress(place)), onSure: () => leave(reply) }}
    />
  )
}
