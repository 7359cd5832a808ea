import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { RelativeTime } from '#app/components/ui/relative-time.tsx'
import { VisuallyHidden } from '#app/components/ui/visually-hidden.tsx'
import { PagedList } from './paged-list.tsx'
import { useNextFocus } from './use-next-focus.ts'

interface OwnEntry {
  key: string
  /** Null if the target is hidden by now. The entry can then only be removed. */
  name: string | null
  to: string
  kind: string
  createdAt: string
  /** The address of the form that removes the entry, and its field. */
  action: string
  field: string
}

export interface PageOfList {
  page: number
  total: number
  totalPages: number
  now: string
}

interface OwnListProps extends PageOfList {
  at: string
  /** The id of the heading above the list. */
  heading: string
  entries: readonly OwnEntry[]
  /** The text of an empty list. */
  none: string
  /** The label of the button that removes an entry. */
  end: string
}

/** The entries that the member has bookmarked or followed, newest first, each with a button that removes it. */
export function OwnList({ at, heading, entries, none, end, page, total, totalPages, now }: OwnListProps) {
  const { t } = useTranslation('profile')
  const { list, leave } = useNextFocus(entries.map(({ key }) => key).join(), heading)
  if (total === 0)
    return (
      <div className="own__none">
        <p>{none}</p>
        <p>
          <ButtonLink to="/forum">{t('texts.toForum')}</ButtonLink>
        </p>
      </div>
    )
  return (
    <PagedList {...{ at, page, total, totalPages }}>
      <ol className="own" ref={list}>
        {entries.map(entry => (
          <li key={entry.key} className="own__item">
            <Entry entry={entry} end={end} now={now} leave={leave} />
          </li>
        ))}
      </ol>
    </PagedList>
  )
}

type EntryProps = Pick<OwnListProps, 'end' | 'now'> &
  Pick<ReturnType<typeof useNextFocus>, 'leave'> & { entry: OwnEntry }

function Entry({ entry, end, now, leave }: EntryProps) {
  const { t } = useTranslation('profile')
  const { name, to, kind, createdAt, action, field } = entry
  return (
    <>
      {name === null ? (
        <p className="own__text own__text--gone">{t('bookmarks.hidden')}</p>
      ) : (
        <p className="own__text">
          <Link to={to}>{name}</Link>
        </p>
      )}
      <p className="meta">
        {kind} · <RelativeTime at={createdAt} now={now} />
      </p>
      <Form method="post" action={action} className="own__act" preventScrollReset onSubmit={leave}>
        <input type="hidden" name="from" value="profile" />
        <Button type="submit" variant="link" name={field} value="false">
          {end}
          <VisuallyHidden>{name ?? t('bookmarks.hidden')}</VisuallyHidden>
        </Button>
      </Form>
    </>
  )
}
