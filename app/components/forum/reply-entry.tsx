import { useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { EditedMark } from '#app/components/history/edited-mark.tsx'
import { FoldedText } from '#app/components/mute/folded-text.tsx'
import { MemberName } from '#app/components/member-links/member-name.tsx'
import { Avatar } from '#app/components/ui/avatar.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { classNames } from '#app/components/ui/class-names.ts'
import { Link } from '#app/components/ui/link.tsx'
import { RelativeTime } from '#app/components/ui/relative-time.tsx'
import { departedName } from '#app/i18n/placeholders.ts'
import type { ReplyCard } from '#server/reply/reply.schema.ts'
import { anchorOf, postAddress } from './forum-address.ts'
import { Quotable } from './quotable-text.tsx'
import { RemovedReply } from './removed-reply.tsx'
import { ReplyActions } from './reply-actions.tsx'
import { ReplyAnswers } from './reply-answers.tsx'
import { ReplyText } from './reply-text.tsx'
import { useReplyContext } from './reply-context.ts'
import { useAuthorName } from './author-name.ts'

/** One reply with its floor number, author, date, answered floor, text and acts (docs/product.md#post). */
export function ReplyEntry({ reply }: { reply: ReplyCard }) {
  const { t } = useTranslation('forum')
  const { hash } = useLocation()
  if (reply.isRemoved) return <RemovedReply reply={reply} />
  const place = t('replies.floor', { floor: reply.floor })
  return (
    <FoldedText text={reply} kind="reply" place={place} open={hash === `#${anchorOf(reply.id)}`}>
      <StandingReply reply={reply} />
    </FoldedText>
  )
}

function StandingReply({ reply }: { reply: ReplyCard }) {
  const { t } = useTranslation('forum')
  const { authorId, now, place } = useReplyContext()
  const name = useAuthorName(reply)
  const { hash } = useLocation()
  const { id, floor, user, createdAt, editedAt, status, can } = reply
  const anchor = anchorOf(id)
  return (
    <article className={classNames('reply', hash === `#${anchor}` && 'is-meant')} id={anchor} tabIndex={-1}>
      <p className="reply__floor">
        <Link
          to={`/forum/reply/${id}`}
          rel="bookmark nofollow"
          title={t('replies.permalink', { floor })}
          preventScrollReset
        >
          {t('replies.floor', { floor })}
        </Link>
      </p>
      <header className="reply__head">
        <Avatar name={name} src={user.avatar} size="small" />
        <strong className="reply__name">
          <MemberName author={user}>{name}</MemberName>
        </strong>
        {authorId !== null && user.id === authorId ? <Badge>{t('replies.author')}</Badge> : null}
        <RelativeTime at={createdAt} now={now} />
        <EditedMark at={editedAt} now={now} history={can.history ? `/forum/reply/${id}/history` : undefined} />
      </header>
      <Answered reply={reply} />
      <Quotable to={can.reply && status === 'approved' ? `${postAddress(place, id, true)}#write` : undefined}>
        <ReplyText reply={reply} />
      </Quotable>
      <Standing reply={reply} />
      <ReplyActions reply={reply} name={name} />
      <ReplyAnswers reply={reply} />
    </article>
  )
}

/** Links to the answered floor if it still exists, else names its author. */
function Answered({ reply: { postId, replyTo, replyToUser, answersRemoved, quote } }: { reply: ReplyCard }) {
  const { t } = useTranslation('forum')
  if (answersRemoved !== null)
    return (
      <p className="reply__answered">
        <Link to={`/forum/post/${postId}/floor?floor=${answersRemoved}`} rel="nofollow" preventScrollReset>
          {t('replies.answersRemoved', { floor: answersRemoved })}
        </Link>
      </p>
    )
  if (replyTo === null && quote !== null)
    return (
      <p className="reply__answered">
        <a href="#post">{t('replies.quotesPost')}</a>
      </p>
    )
  if (replyTo === null)
    return (
      replyToUser && <p className="reply__answered">{t('replies.answersPerson', { name: replyToUser.username })}</p>
    )
  const name = replyTo.username === departedName ? t('formerMember') : replyTo.username
  return (
    <p className="reply__answered">
      <Link to={`/forum/reply/${replyTo.id}`} rel="nofollow" preventScrollReset>
        {t('replies.answers', { floor: replyTo.floor, name })}
      </Link>
    </p>
  )
}

/** The status of a reply that is not public, shown to its author and to admins. */
function Standing({ reply: { status, reason } }: { reply: ReplyCard }) {
  const { t } = useTranslation('forum')
  if (status === 'approved') return null
  return (
    <p className={`talk__standing talk__standing--${status}`}>
      {t(`replies.${status}`)}
      {reason == null || reason === '' ? null : <span> {t('post.reason', { reason })}</span>}
    </p>
  )
}
