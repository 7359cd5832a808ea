import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { Pager } from '#app/components/ui/pager.tsx'
import { RelativeTime } from '#app/components/ui/relative-time.tsx'
import { VisuallyHidden } from '#app/components/ui/visually-hidden.tsx'
import type { bookmark, bookmarkList } from '#server/bookmark/bookmark.schema.ts'

type Shown = z.infer<typeof bookmark>
type OwnBookmarksProps = Pick<z.infer<typeof bookmarkList>, 'bookmarks' | 'page' | 'total' | 'totalPages'> & {
  now: string
}

const at = '/profile/bookmarks'
const addressOf = ({ type, id }: Shown) => (type === 'post' ? `/forum/post/${id}` : `/articles/${id}`)

/** What the member has bookmarked, newest first. What is hidden by now can only be removed. */
export function OwnBookmarks({ bookmarks, page, total, totalPages, now }: OwnBookmarksProps) {
  const { t } = useTranslation('profile')
  if (total === 0)
    return (
      <div className="own__none">
        <p>{t('bookmarks.none')}</p>
        <p>
          <ButtonLink to="/forum">{t('texts.toForum')}</ButtonLink>
        </p>
      </div>
    )
  return (
    <>
      <ol className="own">
        {bookmarks.map(entry => (
          <li key={`${entry.type} ${entry.id}`} className="own__item">
            <Entry entry={entry} now={now} />
          </li>
        ))}
      </ol>
      <Pager page={page} pages={totalPages} total={total} link={to => (to === 1 ? at : `${at}?page=${to}`)} />
    </>
  )
}

function Entry({ entry, now }: { entry: Shown; now: string }) {
  const { t } = useTranslation('profile')
  const { type, id, title, createdAt } = entry
  return (
    <>
      {title === null ? (
        <p className="own__text own__text--gone">{t('bookmarks.hidden')}</p>
      ) : (
        <p className="own__text">
          <Link to={addressOf(entry)}>{title}</Link>
        </p>
      )}
      <p className="meta">
        {t(`bookmarks.type.${type}`)} · <RelativeTime at={createdAt} now={now} />
      </p>
      <Form method="post" action={`/bookmarks/${type}/${id}`} className="own__act" preventScrollReset>
        <input type="hidden" name="from" value="profile" />
        <Button type="submit" variant="link" name="isBookmarked" value="false">
          {t('bookmarks.remove')}
          <VisuallyHidden>{title ?? t('bookmarks.hidden')}</VisuallyHidden>
        </Button>
      </Form>
    </>
  )
}
