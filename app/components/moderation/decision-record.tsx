import { withQuery } from '#app/browser/with-query.ts'
import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { AdminHead } from '#app/components/admin/admin-head.tsx'
import { FilterLinks } from '#app/components/filter/filter-links.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { FormSummary } from '#app/components/ui/form-summary.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { Pager } from '#app/components/ui/pager.tsx'
import { dateTimeText } from '#app/i18n/time-text.ts'
import type { DecisionOfRecord } from '#server/moderation/moderation.schema.ts'

interface DecisionRecordProps {
  decisions: readonly DecisionOfRecord[]
  isMine: boolean
  page: number
  total: number
  totalPages: number
  problems: readonly { message: string }[]
}

function recordAddress(isMine: boolean, page = 1): string {
  const query = new URLSearchParams({
    ...(isMine ? { mine: 'true' } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  })
  return withQuery('/admin/review/record', query)
}

/** The decisions of the last 30 days, each with a button to undo it. */
export function DecisionRecord({ decisions, isMine, page, total, totalPages, problems }: DecisionRecordProps) {
  const { t } = useTranslation('queue')
  const links = [false, true].map(mine => ({
    to: recordAddress(mine),
    name: t(mine ? 'record.mine' : 'record.all'),
    isCurrent: mine === isMine,
  }))
  return (
    <>
      <AdminHead title={t('record.name')} lead={t('record.lead')}>
        <p>
          <Link to="/admin/review">{t('record.back')}</Link>
        </p>
      </AdminHead>
      <FilterLinks label={t('record.filter')} links={links} />
      <FormSummary problems={problems} title={t('failed')} />
      {decisions.length === 0 ? (
        <EmptyState
          title={t(total === 0 ? 'record.none' : 'emptyPage')}
          action={total === 0 ? undefined : <Link to={recordAddress(isMine)}>{t('firstPage')}</Link>}
        />
      ) : (
        <ol className="reviews" aria-label={t('record.list')}>
          {decisions.map(decision => (
            <Row key={decision.id} decision={decision} back={recordAddress(isMine, page)} />
          ))}
        </ol>
      )}
      {totalPages > 1 || page > 1 ? (
        <Pager page={page} pages={totalPages} total={total} link={to => recordAddress(isMine, to)} />
      ) : null}
    </>
  )
}

const statuses = ['pending', 'approved', 'rejected', 'published', 'archived', 'draft'] as const

function useStatusName() {
  const { t } = useTranslation('queue')
  return (status: string) => {
    const known = statuses.find(each => each === status)
    return known === undefined ? status : t(`record.status.${known}`)
  }
}

function Row({ decision, back }: { decision: DecisionOfRecord; back: string }) {
  const { t } = useTranslation('queue')
  const statusName = useStatusName()
  const { id, type, textId, beginning, link, before, after, reason, adminName, at, together, undoneBy } = decision
  const place = `decision-${id}`
  const outcome = t('record.outcome', { before: statusName(before), after: statusName(after) })
  return (
    <li className="review" aria-labelledby={place}>
      <p className="review__place meta" id={place}>
        {t(`numbered.${type}`, { id: textId })}
      </p>
      <div className="review__words">
        <p className="review__message">{beginning ?? t('record.gone')}</p>
        <p className="review__facts meta">
          <Badge tone={after === 'rejected' || after === 'archived' ? 'bad' : 'good'}>{outcome}</Badge>
          {reason === null ? null : <span>{reason}</span>}
          <span>{adminName}</span>
          <time dateTime={at}>{dateTimeText(Date.parse(at))}</time>
          {together > 1 ? <span>{t('record.together', { number: together })}</span> : null}
          {link === null ? null : <Link to={link}>{t('row.look')}</Link>}
          {undoneBy === null ? null : <Badge tone="warn">{t('record.undone', { name: undoneBy })}</Badge>}
        </p>
      </div>
      <div className="review__acts">
        {undoneBy === null ? <UndoForm decision={decision} back={back} place={place} /> : null}
      </div>
    </li>
  )
}

interface UndoFormProps {
  decision: DecisionOfRecord
  back: string
  place: string
}

function UndoForm({ decision: { batch, together }, back, place }: UndoFormProps) {
  const { t } = useTranslation('queue')
  return (
    <Form method="post" action={`/admin/review/record?back=${encodeURIComponent(back)}`} preventScrollReset>
      <input type="hidden" name="batch" value={batch} />
      <Button type="submit" aria-describedby={place}>
        {together > 1 ? t('record.undoAll', { number: together }) : t('record.undo')}
      </Button>
    </Form>
  )
}
