import { useTranslation } from 'react-i18next'
import { Badge } from '#app/components/ui/badge.tsx'
import { RelativeTime } from '#app/components/ui/relative-time.tsx'
import { langOf } from '#app/i18n/locale.ts'
import { PledgeReportLink } from './pledge-report-link.tsx'
import type { PledgeStreamItem } from './pledge-stream-items.ts'

const anchorOf = ({ id }: PledgeStreamItem) => `spark-${id}`

/** The pledges of the stream as a plain list: for readers without scripts, with reduced motion, or who prefer a list. */
export function PledgeList({ pledges, now }: { pledges: readonly PledgeStreamItem[]; now: string }) {
  const { t } = useTranslation('pledge')
  return (
    <ol className="sparks grid">
      {pledges.map(pledge => (
        <li key={pledge.id} id={anchorOf(pledge)} className="sparks__item">
          <p className="sparks__message" lang={langOf(pledge.language)}>
            {pledge.message}
          </p>
          <p className="sparks__from meta">
            {pledge.name} · {pledge.grade}
            {pledge.createdAt === null ? null : (
              <>
                {' · '}
                <RelativeTime at={pledge.createdAt} now={now} />
              </>
            )}{' '}
            {pledge.state === 'approved' ? null : (
              <Badge tone="warn">{t(pledge.state === 'pending' ? 'stream.waiting' : 'stream.rejected')}</Badge>
            )}
            <PledgeReportLink pledge={pledge} place={anchorOf(pledge)} />
          </p>
        </li>
      ))}
    </ol>
  )
}
