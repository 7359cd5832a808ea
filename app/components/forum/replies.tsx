import { useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useFocusLinkedText } from '#app/components/discussion/use-focus-linked-text.ts'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { Pager } from '#app/components/ui/pager.tsx'
import { PlainUpload } from '#app/components/upload/plain-upload.tsx'
import type { ReplyCard } from '#server/reply/reply.schema.ts'
import { floorAddress, postAddress } from './forum-address.ts'
import { JumpToFloor } from './jump-to-floor.tsx'
import { RefusedText } from './refused-input.tsx'
import { ReadFailed } from './read-failed.tsx'
import { ReplyEntry } from './reply-entry.tsx'
import { ReplyForm } from './reply-form.tsx'
import { newLineAt } from './unread-line.ts'
import { RemovalContext, type ReplyContext, ReplyContextProvider, useReplyContext } from './reply-context.ts'
import { useRemovalFocus } from './use-removal-focus.ts'
import { useFocusAfterPaging } from './use-focus-after-paging.ts'
import type { MergedReplies } from './merge-new-replies.ts'

const heading = 'replies-name'

interface RepliesProps {
  context: ReplyContext
  arrivals: MergedReplies
  /** Null if the replies could not be read. */
  count: number | null
}

/** The replies of a page by floor, with new ones from live events, and the reply form (docs/product.md#post). */
export function Replies({ context, arrivals, count }: RepliesProps) {
  const { t } = useTranslation('forum')
  const { place, totalPages } = context
  const { shown, arrived, elsewhere } = arrivals
  const [firstElsewhere] = elsewhere
  const asked = Number(new URLSearchParams(useLocation().search).get('reply'))
  const leave = useRemovalFocus(shown, place.sort, heading)
  useFocusAfterPaging(place, heading)
  useFocusLinkedText('reply-')
  return (
    <ReplyContextProvider value={context}>
      <section className="talk replies" id="replies" aria-labelledby={heading}>
        <Head count={count ?? 0} />
        <div className="talk__body">
          <RemovalContext.Provider value={leave}>
            {count === null ? <ReadFailed text={t('replies.failed')} /> : <List replies={shown} count={count} />}
          </RemovalContext.Provider>
          <p role="status" className="visually-hidden">
            {arrived === 0 ? '' : t('replies.arrived', { number: arrived })}
          </p>
          {firstElsewhere === undefined ? null : (
            <p className="talk__news">
              <Link to={`/forum/reply/${firstElsewhere.id}`} rel="nofollow">
                {t('replies.showArrived', { number: elsewhere.length })}
              </Link>
            </p>
          )}
          {totalPages > 1 ? <JumpToFloor postId={place.postId} /> : null}
          {totalPages > 1 ? (
            <Pager
              page={place.page}
              pages={totalPages}
              link={page => `${postAddress({ ...place, page })}#replies`}
              label={t('replies.pages')}
            />
          ) : null}
          <Write answering={shown.find(({ id }) => id === asked)} />
        </div>
      </section>
    </ReplyContextProvider>
  )
}

function Head({ count }: { count: number }) {
  const { t } = useTranslation('forum')
  const { place } = useReplyContext()
  return (
    <header className="talk__head replies__head">
      <h2 id={heading} className="replies__name" tabIndex={-1}>
        {t('replies.title')}
      </h2>
      {count === 0 ? null : <p className="talk__count">{t('replies.count', { number: count })}</p>}
      {count < 2 ? null : (
        <nav className="replies__order" aria-label={t('replies.order')}>
          {(['asc', 'desc'] as const).map(sort => (
            <Link
              key={sort}
              to={`${postAddress({ ...place, page: 1, sort })}#replies`}
              aria-current={sort === place.sort ? 'true' : undefined}
              preventScrollReset
            >
              {t(sort === 'asc' ? 'replies.oldest' : 'replies.newest')}
            </Link>
          ))}
        </nav>
      )}
      {count < 5 ? null : (
        <a className="replies__to-form" href="#write">
          {t('reply.toForm')}
        </a>
      )}
      <Ways count={count} />
    </header>
  )
}

/** Links to the first unread reply and to the newest one. */
function Ways({ count }: { count: number }) {
  const { t } = useTranslation('forum')
  const { place, unread } = useReplyContext()
  if (unread === undefined && count < 5) return null
  return (
    <p className="replies__ways" role="group" aria-label={t('replies.ways')}>
      {unread === undefined ? null : (
        <Link to={floorAddress(place.postId, unread.from)} rel="nofollow" preventScrollReset>
          {t('replies.firstUnread')}
        </Link>
      )}
      {count < 5 ? null : (
        <Link to={floorAddress(place.postId, 'newest')} rel="nofollow" preventScrollReset>
          {t('replies.toNewest')}
        </Link>
      )}
    </p>
  )
}

function List({ replies, count }: { replies: readonly ReplyCard[]; count: number }) {
  const { t } = useTranslation('forum')
  const { closed, newFrom, place } = useReplyContext()
  const line = newLineAt(replies, place, newFrom)
  const nothing = closed === undefined ? t('replies.empty') : t('replies.emptyClosed')
  if (replies.length === 0) return <EmptyState title={count <= 0 ? nothing : t('replies.emptyPage')} />
  return (
    <ol className="replies__list" aria-label={t('replies.title')}>
      {replies.map(reply => (
        <li key={reply.id}>
          {reply.id === line ? (
            <p className="replies__new">
              <span>{t(place.sort === 'asc' ? 'replies.newSince' : 'replies.newAbove')}</span>
            </p>
          ) : null}
          <ReplyEntry reply={reply} />
        </li>
      ))}
    </ol>
  )
}

/** The reply form. If nobody can reply it says why; guests get a link to Login (docs/product.md#post). */
function Write({ answering }: { answering: ReplyCard | undefined }) {
  const { t } = useTranslation(['forum', 'textEditor'])
  const { place, readerId, closed, stamp, refused } = useReplyContext()
  const back = encodeURIComponent(`${postAddress(place)}#write`)
  return (
    <div className="replies__write" id="write">
      {closed === undefined ? null : <p className="replies__closed">{t(`reply.${closed}`)}</p>}
      {closed === undefined || refused === undefined ? null : <RefusedText form="reply" refused={refused} />}
      {closed === undefined && readerId === null ? (
        <p className="talk__login">
          <ButtonLink to={`/login?redirect=${back}`} rel="nofollow">
            {t('reply.login')}
          </ButtonLink>
          <span className="meta">{t('reply.loginText')}</span>
        </p>
      ) : null}
      {closed === undefined && readerId !== null ? (
        <>
          <ReplyForm key={stamp} answering={answering} />
          <PlainUpload
            next={`${postAddress(place, answering?.id)}#write`}
            label={t('textEditor:plainUpload')}
            hint={t('textEditor:post.plainUploadHint')}
            submit={t('textEditor:post.uploadSubmit')}
          />
        </>
      ) : null}
    </div>
  )
}
