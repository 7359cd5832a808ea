import { useTranslation } from 'react-i18next'
import { PagedList } from '#app/components/profile/paged-list.tsx'
import { Badge, type BadgeTone } from '#app/components/ui/badge.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { RelativeTime } from '#app/components/ui/relative-time.tsx'
import type { OwnReport } from '#server/report/report.schema.ts'

interface OwnReportsProps {
  reports: readonly OwnReport[]
  page: number
  totalPages: number
  total: number
  now: string
}

const tones = { open: 'warn', kept: 'plain', removed: 'good' } as const satisfies Record<string, BadgeTone>

const at = '/profile/activities/reports'

/** The reports of a member, newest first, each with its outcome. */
export function OwnReports({ reports, page, totalPages, total, now }: OwnReportsProps) {
  const { t } = useTranslation('ownReports')
  if (total === 0)
    return (
      <div className="own__none">
        <p>{t('none')}</p>
      </div>
    )
  return (
    <PagedList {...{ at, page, total, totalPages }}>
      <ol className="own">
        {reports.map(report => (
          <li key={report.id} className="own__item">
            <Reported report={report} />
            <p className="meta">
              <Badge tone={tones[report.status]}>{t(`status.${report.status}`)}</Badge>{' '}
              <RelativeTime at={report.settledAt ?? report.createdAt} now={now} />
              {report.reason === null ? null : <> · {t('reason', { reason: report.reason })}</>}
            </p>
          </li>
        ))}
      </ol>
    </PagedList>
  )
}

/** A text that is hidden by now is not shown again, not even to the member who reported it. */
function Reported({ report: { type, text } }: { report: OwnReport }) {
  const { t } = useTranslation('ownReports')
  if (text === null) return <p className="own__text own__text--gone">{t(`hidden.${type}`)}</p>
  return (
    <p className="own__text">
      <Link to={text.link}>{t(`shown.${type}`)}</Link>
      <br />
      {text.content}
    </p>
  )
}
