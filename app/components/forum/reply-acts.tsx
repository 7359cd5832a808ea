import { Link, useSubmit } from '@remix-run/react'
import { type MouseEvent, useCallback, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { loadRpc } from '#app/browser/rpc.ts'
import { LikeButton } from '#app/components/like/like-button.tsx'
import { ReportLink } from '#app/components/report/report-link.tsx'
import { confirmDialog } from '#app/components/ui/confirm-question.ts'
import { VisuallyHidden } from '#app/components/ui/visually-hidden.tsx'
import type { ReplyCard } from '#server/reply/reply.schema.ts'
import { anchorOf, postAt } from './address.ts'
import { RemovalContext, useTalk } from './talk.ts'

async function setLike(id: number, isLiked: boolean) {
  const rpc = await loadRpc()
  return isLiked ? rpc.reply.like.mutate({ id }) : rpc.reply.unlike.mutate({ id })
}

/** Like, answer, delete, report; each of them works without scripts too. */
export function ReplyActs({ reply, name }: { reply: ReplyCard; name: string }) {
  const { t } = useTranslation('forum')
  const { place, readerId } = useTalk()
  const { id, floor, likes, isLiked, status, user, can } = reply
  const set = useCallback((wanted: boolean) => setLike(id, wanted), [id])
  const back = encodeURIComponent(postAt(place))
  const of = t('replies.likeOf', { floor, name })
  const isPublic = status === 'approved'
  return (
    <div className="talk__acts">
      {isPublic ? (
        <LikeButton
          known={{ likes, isLiked }}
          action={`/forum/reply/${id}/like?back=${back}`}
          set={set}
          place={anchorOf(id)}
          of={of}
        />
      ) : null}
      {can.reply && isPublic ? (
        <Link className="talk__act" to={`${postAt(place, id)}#write`} rel="nofollow" preventScrollReset>
          {t('replies.replyTo')} <VisuallyHidden>{t('replies.replyToFloor', { floor })}</VisuallyHidden>
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
  const submit = useSubmit()
  const leave = useContext(RemovalContext)
  const { place } = useTalk()
  const removeFrom = (page: string) => `/forum/reply/${reply.id}/remove?back=${encodeURIComponent(page)}`
  async function ask(event: MouseEvent): Promise<void> {
    event.preventDefault()
    const question = {
      title: t('removal.replyTitle'),
      message: t('removal.askReply'),
      confirmText: t('removal.confirm'),
    }
    if (!(await confirmDialog({ ...question, type: 'danger' }))) return
    leave(reply)
    // An address without a place: who deletes here stays where they are.
    submit(null, { method: 'post', action: removeFrom(postAt(place)), preventScrollReset: true })
  }
  return (
    <Link
      className="talk__act"
      to={removeFrom(`${postAt(place)}#replies`)}
      rel="nofollow"
      onClick={event => void ask(event)}
    >
      {t('replies.remove')}
    </Link>
  )
}
