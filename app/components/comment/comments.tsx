import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { TrpcProvider } from '#app/browser/trpc-hooks.tsx'
import { useFocusLinkedText } from '#app/components/discussion/use-focus-linked-text.ts'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { Pager } from '#app/components/ui/pager.tsx'
import type { CommentCard } from '#server/comment/comment.schema.ts'
import { commentsAddress } from './comment-address.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentThread } from './comment-thread.tsx'
import { CommentsProvider, type CommentsContext } from './comments-context.ts'
import { useLiveComments } from './use-live-comments.ts'

interface CommentsProps extends CommentsContext {
  comments: readonly CommentCard[]
  /** All comments, answers included. */
  count: number
  totalPages: number
  /** True for a published article: only those accept comments. */
  isOpen: boolean
}

/** The comments of an article: the form, the threads, and new comments that arrive by live events. */
export function Comments({ comments, count, totalPages, isOpen, ...thread }: CommentsProps) {
  const { t } = useTranslation('comment')
  const { place, readerId } = thread
  const { shown, arrived, elsewhere } = useLiveComments(comments, thread)
  useFocusLinkedText('comment-')
  return (
    <TrpcProvider>
      <section className="talk comments" id="comments" aria-labelledby="comments-name">
        <header className="talk__head">
          <h2 id="comments-name" className="plain-name plain-name--small">
            {t('title')}
          </h2>
          {count === 0 ? null : <p className="talk__count">{t('count', { number: count })}</p>}
        </header>
        <div className="talk__body">
          <Write thread={thread} isMember={readerId !== null} isOpen={isOpen} />
          <p role="status" className="visually-hidden">
            {arrived === 0 ? '' : t('arrived', { number: arrived })}
          </p>
          {elsewhere === 0 ? null : (
            <p className="talk__news">
              <Link to={`${commentsAddress({ ...place, page: 1 })}#comments`}>
                {t('showArrived', { number: elsewhere })}
              </Link>
            </p>
          )}
          <CommentsProvider value={thread}>
            <List comments={shown} />
          </CommentsProvider>
          {totalPages > 1 ? (
            <Pager
              page={place.page}
              pages={totalPages}
              link={page => `${commentsAddress({ ...place, page })}#comments`}
              label={t('pages')}
            />
          ) : null}
        </div>
      </section>
    </TrpcProvider>
  )
}

function List({ comments }: { comments: readonly CommentCard[] }) {
  const { t } = useTranslation('comment')
  if (comments.length === 0) return <p className="meta">{t('empty')}</p>
  return (
    <ol className="comments__list" aria-label={t('title')}>
      {comments.map(comment => (
        <li key={comment.id}>
          <CommentThread comment={comment} />
        </li>
      ))}
    </ol>
  )
}

function Write({ thread, isMember, isOpen }: { thread: CommentsContext; isMember: boolean; isOpen: boolean }) {
  const { t } = useTranslation('comment')
  const { place, limit, stamp, result, refusedAt } = thread
  const back = useMemo(() => encodeURIComponent(`${commentsAddress(place)}#comments`), [place])
  if (!isOpen) return <p className="meta">{t('closed')}</p>
  if (!isMember) {
    return (
      <p className="talk__login comments__login">
        <ButtonLink to={`/login?redirect=${back}`} rel="nofollow">
          {t('login')}
        </ButtonLink>
        <span className="meta">{t('loginText')}</span>
      </p>
    )
  }
  return (
    <div className="comments__write">
      <CommentForm
        key={stamp}
        place={place}
        result={refusedAt === undefined ? result : undefined}
        limit={limit}
        stamp={stamp}
      />
    </div>
  )
}
