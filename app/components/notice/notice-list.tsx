import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { PagedList } from '#app/components/profile/paged-list.tsx'
import { useNextFocus } from '#app/components/profile/use-next-focus.ts'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { classNames } from '#app/components/ui/class-names.ts'
import { Link } from '#app/components/ui/link.tsx'
import { RelativeTime } from '#app/components/ui/relative-time.tsx'
import { VisuallyHidden } from '#app/components/ui/visually-hidden.tsx'
import type { noticeList, NoticeView } from '#server/notice/notice.schema.ts'

type NoticeListProps = Omit<z.infer<typeof noticeList>, 'limit'> & { now: string }

const at = '/notices'
const heading = 'notices'

/** The notices of a member, unread ones first. Each links to its text, and following the link marks the notice as read. */
export function NoticeList({ notices, unread, page, total, totalPages, now }: NoticeListProps) {
  const { t } = useTranslation('notice')
  const { list, leave } = useNextFocus(notices.map(({ id, isRead }) => `${id} ${isRead}`).join(), heading)
  if (total === 0)
    return (
      <div className="own__none">
        <p>{t('none')}</p>
        <p>
          <ButtonLink to="/forum">{t('toForum')}</ButtonLink>
        </p>
      </div>
    )
  return (
    <PagedList {...{ at, page, total, totalPages }}>
      {unread === 0 ? null : (
        <Form method="post" className="notices__all" preventScrollReset onSubmit={leave}>
          <Button type="submit">{t('readAll')}</Button>
        </Form>
      )}
      <ol className="own notices" ref={list}>
        {notices.map(notice => (
          <li key={notice.id} className={classNames('own__item notices__item', !notice.isRead && 'is-unread')}>
            <Entry notice={notice} now={now} leave={leave} />
          </li>
        ))}
      </ol>
    </PagedList>
  )
}

type EntryProps = { notice: NoticeView; now: string } & Pick<ReturnType<typeof useNextFocus>, 'leave'>

function Entry({ notice, now, leave }: EntryProps) {
  const { t } = useTranslation('notice')
  const said = useNoticeText(notice)
  const { id, text, reason, isRead } = notice
  return (
    <>
      <div className="notices__words">
        <p className="notices__said">
          {isRead ? null : (
            <>
              <Badge tone="ember">{t('isNew')}</Badge>{' '}
            </>
          )}
          {text.isGone ? (
            said
          ) : (
            <Link to={`${at}/${id}`} rel="nofollow">
              {said}
            </Link>
          )}
        </p>
        {text.isGone ? <p className="notices__text notices__text--gone">{t('gone')}</p> : null}
        {text.title === null ? null : <p className="notices__title">{text.title}</p>}
        {text.excerpt === null || text.excerpt === '' || text.excerpt === text.title ? null : (
          <p className="notices__text" dir="auto">
            {text.excerpt}
          </p>
        )}
        {reason === null ? null : <p className="notices__reason">{t('reason', { reason })}</p>}
      </div>
      <p className="meta">
        <RelativeTime at={notice.at} now={now} />
      </p>
      {isRead ? null : (
        <Form method="post" className="own__act" preventScrollReset onSubmit={leave}>
          <Button type="submit" variant="link" name="id" value={id}>
            {t('read')}
            <VisuallyHidden> {said}</VisuallyHidden>
          </Button>
        </Form>
      )}
    </>
  )
}

/** Returns the sentence of a notice. */
function useNoticeText({ kind, by, count, outcome, text }: NoticeView): string {
  const { t } = useTranslation('notice')
  const of = { text: t(`texts.${text.type}`) }
  if (kind === 'like') return t('said.like', { ...of, count })
  if (kind === 'review') return t(outcome === 'approved' ? 'said.review.approved' : 'said.review.rejected', of)
  if (kind === 'report') return t(outcome === 'kept' ? 'said.report.kept' : 'said.report.removed', of)
  return t(`said.${kind}`, { ...of, who: by ?? t('someone') })
}
