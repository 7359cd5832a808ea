import { Link, useFetcher } from '@remix-run/react'
import { useCallback, type MouseEvent } from 'react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { loadRpc } from '#app/browser/rpc.ts'
import { LikeButton } from '#app/components/like/like-button.tsx'
import { ReportLink } from '#app/components/report/report-link.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { confirmDialog } from '#app/components/ui/confirm-question.ts'
import { RelativeTime } from '#app/components/ui/relative-time.tsx'
import { departedName } from '#app/i18n/placeholders.ts'
import type { BlessingCard } from '#server/blessing/blessing.schema.ts'

interface BlessingSlipProps {
  blessing: BlessingCard
  now: string
}

/** One blessing on the wall: the words first, then who, then what one can do. */
export function BlessingSlip({ blessing, now }: BlessingSlipProps) {
  const { t } = useTranslation('blessing')
  const { id, content, graduationYear, department, status, createdAt, likes, isLiked, can } = blessing
  const set = useCallback(
    async (wanted: boolean) => {
      const { blessing } = await loadRpc()
      return wanted ? blessing.like.mutate({ id }) : blessing.unlike.mutate({ id })
    },
    [id],
  )
  const name = nameOf(blessing, t)
  const of = t('wall.by', { name })
  return (
    <li id={`blessing-${id}`} className="slip">
      <p className="slip__words">{content}</p>
      <p className="slip__from">
        <span className="slip__name">{name}</span>
        {graduationYear == null ? null : <span> · {t('wall.classOf', { year: graduationYear })}</span>}
        {department == null ? null : <span> · {department}</span>}
      </p>
      <div className="slip__foot meta">
        <Link to={`/blessings/${id}`} className="slip__time">
          <RelativeTime at={createdAt} now={now} />
          <span className="visually-hidden"> {`${t('wall.link')}: ${of}`}</span>
        </Link>
        {status === 'approved' ? null : (
          <Badge tone={status === 'pending' ? 'warn' : 'bad'}>
            {t(status === 'pending' ? 'wall.waiting' : 'wall.rejected')}
          </Badge>
        )}
        {status === 'approved' ? (
          <LikeButton
            known={{ likes, isLiked }}
            action={`/blessings/${id}?like`}
            set={set}
            place={`blessing-${id}`}
            of={of}
          />
        ) : null}
        {can.edit ? <Link to={`/blessings/${id}/edit`}>{t('wall.edit')}</Link> : null}
        {can.delete ? <RemoveLink id={id} /> : null}
        {status === 'approved' && !can.delete ? (
          <ReportLink type="blessing" id={id} place={`blessing-${id}`} of={of} className="slip__report" />
        ) : null}
      </div>
    </li>
  )
}

// The server's placeholders are Chinese: the page has its own words for who has no name here. Samples are signed without being members.
function nameOf({ isAnonymous, user, authorName }: BlessingCard, t: TFunction<'blessing'>): string {
  if (isAnonymous) return t('wall.anonymous')
  return user.id === null && authorName === departedName ? t('wall.gone') : authorName
}

/** Asks in a dialog; without scripts the address asks on a page. */
function RemoveLink({ id }: { id: number }) {
  const { t } = useTranslation('blessing')
  const fetcher = useFetcher()
  async function ask(event: MouseEvent): Promise<void> {
    event.preventDefault()
    const isMeant = await confirmDialog({
      type: 'danger',
      title: t('one.removeTitle'),
      message: t('one.removeText'),
      confirmText: t('wall.remove'),
    })
    if (isMeant) fetcher.submit(null, { method: 'post', action: `/blessings/${id}/remove` })
  }
  return (
    <Link to={`/blessings/${id}/remove`} onClick={event => void ask(event)} aria-disabled={fetcher.state !== 'idle'}>
      {t('wall.remove')}
    </Link>
  )
}
