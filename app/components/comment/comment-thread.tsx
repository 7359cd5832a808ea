import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormResult } from '#app/components/form/form-result.ts'
import type { CommentCard } from '#server/comment/comment.schema.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentEntry, useAuthorName } from './comment-entry.tsx'
import { MoreReplies } from './more-replies.tsx'
import { useComments } from './comments-context.ts'

/** A comment with its answers, one level deep, and the form for another answer once it is requested. */
export function CommentThread({ comment }: { comment: CommentCard }) {
  const { t } = useTranslation('comment')
  const { answering, refusedAt } = useComments()
  const [open, setOpen] = useState(answering === comment.id || refusedAt === comment.id)
  const form = useRef<HTMLDivElement>(null)
  const isAsked = useRef(false)
  useEffect(() => {
    if (open && isAsked.current) form.current?.querySelector('textarea')?.focus()
  }, [open])
  function ask(): void {
    isAsked.current = true
    setOpen(true)
    form.current?.querySelector('textarea')?.focus()
  }
  return (
    <>
      <CommentEntry comment={comment} threadId={comment.id} onReply={ask} />
      {comment.replies.length === 0 ? null : (
        <ol className="comments__replies" aria-label={t('replies', { number: comment.replyCount })}>
          {comment.replies.map(reply => (
            <li key={reply.id}>
              <CommentEntry comment={reply} threadId={comment.id} onReply={ask} />
            </li>
          ))}
        </ol>
      )}
      <MoreReplies comment={comment} />
      {open && comment.can.reply ? (
        <div ref={form} className="comments__answer">
          <Answer comment={comment} onClose={() => setOpen(false)} />
        </div>
      ) : null}
    </>
  )
}

function Answer({ comment, onClose }: { comment: CommentCard; onClose: () => void }) {
  const { place, result, refusedAt, limit, stamp } = useComments()
  const name = useAuthorName(comment)
  const refused = refusedAt === comment.id ? result : undefined
  const noteSending = useAccepted(refused, stamp, onClose)
  return (
    <CommentForm
      key={stamp}
      place={place}
      parent={{ id: comment.id, name }}
      result={refused}
      limit={limit}
      stamp={stamp}
      onCancel={onClose}
      onSend={noteSending}
    />
  )
}

/**
 * Returns a function to call when the form is sent. Calls `onAccepted` when it was accepted: the page has been reloaded with a new token, and nothing
 * was refused.
 */
function useAccepted(refused: FormResult | undefined, stamp: string, onAccepted: () => void): () => void {
  const wasSent = useRef(false)
  const first = useRef(stamp)
  useEffect(() => {
    if (refused !== undefined) wasSent.current = false
  }, [refused])
  useEffect(() => {
    if (first.current === stamp) return
    first.current = stamp
    if (wasSent.current) onAccepted()
  })
  return () => {
    wasSent.current = true
  }
}
