import { useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { FoldedText } from '#app/components/mute/folded-text.tsx'
import { MentionText } from '#app/components/mention/mention-text.tsx'
import { MemberName } from '#app/components/member-links/member-name.tsx'
import { Avatar } from '#app/components/ui/avatar.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { classNames } from '#app/components/ui/class-names.ts'
import { Link } from '#app/components/ui/link.tsx'
import { RelativeTime } from '#app/components/ui/relative-time.tsx'
import type { ReplyCard } from '#server/comment/comment.schema.ts'
import { anchorOf } from './comment-address.ts'
import { CommentActions } from './comment-actions.tsx'
import { useComments } from './comments-context.ts'

interface CommentEntryProps {
  comment: ReplyCard
  onReply: (() => void) | undefined
  /** The thread that answers from here belong to. */
  threadId: number
}

/** Returns the name of the author; a deleted account gets a placeholder in the reader's language. */
export function useAuthorName({ user }: Pick<ReplyCard, 'user'>): string {
  const { t } = useTranslation('comment')
  return user.id === null ? t('formerMember') : user.username
}

/** One comment or answer, folded if the reader has muted its author. */
export function CommentEntry(props: CommentEntryProps) {
  const { hash } = useLocation()
  return (
    <FoldedText text={props.comment} kind="comment" open={hash === `#${anchorOf(props.comment.id)}`}>
      <EntryContent {...props} />
    </FoldedText>
  )
}

/** Author, date, text, and the acts on it. */
function EntryContent({ comment, onReply, threadId }: CommentEntryProps) {
  const { t } = useTranslation('comment')
  const { authorId } = useComments()
  const name = useAuthorName(comment)
  const { hash } = useLocation()
  const anchor = anchorOf(comment.id)
  const isAuthor = authorId !== null && comment.user.id === authorId
  return (
    <article className={classNames('comment', hash === `#${anchor}` && 'is-meant')} id={anchor} tabIndex={-1}>
      <Avatar name={name} src={comment.user.avatar} size="small" />
      <header className="comment__head">
        <strong className="comment__name">
          <MemberName author={comment.user}>{name}</MemberName>
        </strong>
        {isAuthor ? <Badge>{t('author')}</Badge> : null}
        <Permalink comment={comment} name={name} />
      </header>
      <p className="comment__text">
        <MentionText text={comment.content} mentions={comment.mentions} />
      </p>
      <Standing comment={comment} />
      <CommentActions comment={comment} name={name} onReply={onReply} threadId={threadId} />
    </article>
  )
}

function Permalink({ comment, name }: { comment: ReplyCard; name: string }) {
  const { t } = useTranslation('comment')
  const { now } = useComments()
  return (
    <Link
      className="comment__time"
      to={`/comments/${comment.id}`}
      rel="bookmark"
      title={t('permalink', { name })}
      preventScrollReset
    >
      <RelativeTime at={comment.createdAt} now={now} />
    </Link>
  )
}

/** The status of a comment that is not public, shown to its author and to admins. */
function Standing({ comment: { status, reason } }: { comment: ReplyCard }) {
  const { t } = useTranslation('comment')
  if (status === 'approved') return null
  return (
    <p className={`talk__standing talk__standing--${status} comment__standing`}>
      {t(status)}
      {reason == null || reason === '' ? null : <span>{t('reason', { reason })}</span>}
    </p>
  )
}
