import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { classAt } from '#app/components/person/person-address.ts'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { Pager } from '#app/components/ui/pager.tsx'
import { RelativeTime } from '#app/components/ui/relative-time.tsx'
import { VisuallyHidden } from '#app/components/ui/visually-hidden.tsx'
import type { follow, followList } from '#server/follow/follow.schema.ts'

type Shown = z.infer<typeof follow>
type OwnFollowsProps = Pick<z.infer<typeof followList>, 'follows' | 'page' | 'total' | 'totalPages'> & { now: string }

const at = '/profile/following'

function addressOf({ type, id }: Shown): string {
  if (type === 'class') return classAt(id)
  return type === 'post' ? `/forum/post/${id}` : `/forum/board/${id}`
}

/** What the member follows, newest first. A post that is hidden by now can only be ended. */
export function OwnFollows({ follows, page, total, totalPages, now }: OwnFollowsProps) {
  const { t } = useTranslation('profile')
  if (total === 0)
    return (
      <div className="own__none">
        <p>{t('following.none')}</p>
        <p>
          <ButtonLink to="/forum">{t('texts.toForum')}</ButtonLink>
        </p>
      </div>
    )
  return (
    <>
      <ol className="own">
        {follows.map(entry => (
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
  const { t: ofMember } = useTranslation('member')
  const { type, id, name, createdAt } = entry
  const shown = type === 'class' ? ofMember('classOf', { year: id }) : name
  return (
    <>
      {shown === null ? (
        <p className="own__text own__text--gone">{t('bookmarks.hidden')}</p>
      ) : (
        <p className="own__text">
          <Link to={addressOf(entry)}>{shown}</Link>
        </p>
      )}
      <p className="meta">
        {t(`following.type.${type}`)} · <RelativeTime at={createdAt} now={now} />
      </p>
      <Form method="post" action={`/follows/${type}/${id}`} className="own__act" preventScrollReset>
        <input type="hidden" name="from" value="profile" />
        <Button type="submit" variant="link" name="isFollowed" value="false">
          {t('following.end')}
          <VisuallyHidden>{shown ?? t('bookmarks.hidden')}</VisuallyHidden>
        </Button>
      </Form>
    </>
  )
}
