import { useTranslation } from 'react-i18next'
import { Badge } from '#app/components/ui/badge.tsx'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { FormSummary } from '#app/components/ui/form-summary.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { Pager } from '#app/components/ui/pager.tsx'
import { RelativeTime } from '#app/components/ui/relative-time.tsx'
import type { ReportedText } from '#server/report/report.schema.ts'
import { DeskActs } from './desk-acts.tsx'

interface ReportsProps {
  reports: readonly ReportedText[]
  page: number
  total: number
  totalPages: number
  now: string
  problems: readonly { message: string }[]
}

export const reportsAt = (page: number) => `/admin/reports${page > 1 ? `?page=${page}` : ''}`

/** What members say should not stand here, most said first: it stays, or it goes. */
export function Reports({ reports, page, total, totalPages, now, problems }: ReportsProps) {
  const { t } = useTranslation('reports')
  return (
    <>
      <header className="admin__head">
        <h1 className="admin__title">{t('desk.name')}</h1>
        <p className="meta">{t('desk.lead')}</p>
      </header>
      <FormSummary problems={problems} title={t('desk.failed')} />
      {reports.length === 0 ? (
        <EmptyState
          title={t(total === 0 ? 'desk.none' : 'desk.emptyPage')}
          action={total === 0 ? undefined : <Link to={reportsAt(1)}>{t('desk.firstPage')}</Link>}
        />
      ) : (
        <ol className="reviews" aria-label={t('desk.list')}>
          {reports.map(report => (
            <Row key={`${report.type} ${report.id}`} report={report} now={now} />
          ))}
        </ol>
      )}
      {totalPages > 1 || page > 1 ? <Pager page={page} pages={totalPages} total={total} link={reportsAt} /> : null}
    </>
  )
}

function Row({ report, now }: { report: ReportedText; now: string }) {
  const { t } = useTranslation('reports')
  const { type, id, reports, byWordList, reasons, firstAt, text } = report
  const place = `report-${type}-${id}`
  return (
    <li className="review" aria-labelledby={place}>
      <p className="review__place meta" id={place}>
        {t(`desk.numbered.${type}`, { id })}
      </p>
      <div className="review__words">
        {text?.title == null ? null : (
          <p className="review__sender">
            <strong>{text.title}</strong>
          </p>
        )}
        <p className="review__message">{text?.content ?? t('desk.gone')}</p>
        {reasons.length === 0 ? null : (
          <ul className="review__reasons" aria-label={t('desk.reasons')}>
            {reasons.map((reason, index) => (
              <li key={index}>{reason}</li>
            ))}
          </ul>
        )}
        <p className="review__facts meta">
          {byWordList ? <Badge tone="warn">{t('desk.words')}</Badge> : null}
          {reports === 0 ? null : <span>{t('desk.count', { number: reports })}</span>}
          <RelativeTime at={firstAt} now={now} />
          {text === null ? null : <span>{text.author?.username ?? t('desk.noAuthor')}</span>}
          {text === null ? null : <Link to={text.link}>{t('desk.look')}</Link>}
          {text?.isPublic === false ? <Badge tone="warn">{t('desk.hidden')}</Badge> : null}
        </p>
      </div>
      <Acts report={report} place={place} />
    </li>
  )
}

function Acts({ report: { type, id, text }, place }: { report: ReportedText; place: string }) {
  const { t } = useTranslation('reports')
  return (
    <DeskActs
      target={{ type, id: String(id), ...(text === null ? {} : { changedAt: text.changedAt }) }}
      place={place}
      good={{ outcome: ['outcome', 'kept'], label: t('desk.keep') }}
      bad={{
        outcome: ['outcome', 'removed'],
        label: t('desk.remove'),
        now: t('desk.removeNow'),
        reason: t('desk.reason'),
      }}
    />
  )
}
