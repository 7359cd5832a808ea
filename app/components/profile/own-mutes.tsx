import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { memberAt } from '#app/components/person/person-address.ts'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { Pager } from '#app/components/ui/pager.tsx'
import { RelativeTime } from '#app/components/ui/relative-time.tsx'
import { VisuallyHidden } from '#app/components/ui/visually-hidden.tsx'
import type { mute, muteList } from '#server/mute/mute.schema.ts'

type Shown = z.infer<typeof mute>
type OwnMutesProps = Pick<z.infer<typeof muteList>, 'mutes' | 'page' | 'total' | 'totalPages'> & { now: string }

const at = '/profile/muted'

/** The members and posts that the reader has muted, newest first. A post that is hidden by now can only be unmuted. */
export function OwnMutes({ mutes, page, total, totalPages, now }: OwnMutesProps) {
  const { t } = useTranslation('profile')
  if (total === 0)
    return (
      <div className="own__none">
        <p>{t('muted.none')}</p>
        <p>
          <ButtonLink to="/forum">{t('texts.toForum')}</ButtonLink>
        </p>
      </div>
    )
  return (
    <>
      <ol className="own">
        {mutes.map(entry => (
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
  const { type, id, name, createdAt } = entry
  const isMember = type === 'member'
  return (
    <>
      {name === null ? (
        <p className="own__text own__text--gone">{t('bookmarks.hidden')}</p>
      ) : (
        <p className="own__text">
          <Link to={isMember ? memberAt(name) : `/forum/post/${id}`}>{name}</Link>
        </p>
      )}
      <p className="meta">
        {t(`muted.type.${type}`)} · <RelativeTime at={createdAt} now={now} />
      </p>
      <Form
        method="post"
        action={`/mutes/${type}/${isMember ? name : id}?back=${encodeURIComponent(at)}`}
        className="own__act"
        preventScrollReset
      >
        <Button type="submit" variant="link" name="isMuted" value="false">
          {t('muted.end')}
          <VisuallyHidden>{name ?? t('bookmarks.hidden')}</VisuallyHidden>
        </Button>
      </Form>
    </>
  )
}
