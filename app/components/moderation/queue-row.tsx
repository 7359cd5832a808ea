import type { useFetcher } from '@remix-run/react'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormResult } from '#app/components/form/form-result.ts'
import { useFetcherWithResult } from '#app/remix/use-fetcher-with-result.ts'
import { useSentRow } from '#app/components/admin/use-sent-row.ts'
import { Badge } from '#app/components/ui/badge.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { RelativeTime } from '#app/components/ui/relative-time.tsx'
import { dateText } from '#app/i18n/time-text.ts'
import { VisuallyHidden } from '#app/components/ui/visually-hidden.tsx'
import type { QueuedText } from '#server/moderation/moderation.schema.ts'
import { QueuedTextContent } from './queued-text-content.tsx'
import { useDecisionReport, type DecisionResult } from './use-decision-report.ts'

/** Identifies a text in a form. */
export const keyOf = ({ type, id, changedAt }: QueuedText) => `${type} ${id} ${changedAt}`

interface QueueRowProps {
  text: QueuedText
  now: string
  /** True while the row is part of a batch that is being sent. */
  isInBatch: boolean
  batch: string
  onSelect: (name: string, isSelected: boolean) => void
  /** Returns the sequence number of a decision when it is sent. */
  onSend: () => number
  onDone: (result: DecisionResult, order: number) => void
}

/** One text in full with its author and the acts on it. The row is hidden as soon as a decision is sent. */
export function QueueRow({ text, now, isInBatch, batch, onSelect, onSend, onDone }: QueueRowProps) {
  const { t } = useTranslation('queue')
  const order = useRef(0)
  const report = useDecisionReport(result => onDone(result, order.current))
  const fetcher = useFetcherWithResult(`desk ${keyOf(text)}`, report)
  const { type, id } = text
  const place = `queued-${type}-${id}`
  const { isSent, onSubmit } = useSentRow(fetcher)
  return (
    <li
      className="review queued"
      data-row
      tabIndex={-1}
      hidden={isInBatch || isSent}
      aria-labelledby={place}
      onSubmit={() => {
        order.current = onSend()
        onSubmit()
      }}
    >
      <div className="review__place meta">
        <label className="review__choose">
          <input
            type="checkbox"
            name="texts"
            value={keyOf(text)}
            form={batch}
            data-act="choose"
            onChange={event => onSelect(keyOf(text), event.currentTarget.checked)}
          />
          <VisuallyHidden>{t('row.choose', { name: t(`numbered.${type}`, { id }) })}</VisuallyHidden>
        </label>
        <span id={place}>{t(`numbered.${type}`, { id })}</span>
      </div>
      <div className="review__words">
        <QueuedTextContent text={text} place={place} />
        <Facts text={text} now={now} />
      </div>
      <div className="review__acts">
        <RowForm text={text} fetcher={fetcher}>
          <Button type="submit" name="status" value="approved" data-act="approve" aria-describedby={place}>
            {t('approve')}
          </Button>
        </RowForm>
        <details className="review__reject">
          <summary className="button button--quiet" aria-describedby={place}>
            {t('reject')}
          </summary>
          <RowForm text={text} fetcher={fetcher}>
            <Field name="reason" label={t('reason')} autoComplete="off" list="desk-reasons" />
            <Button type="submit" name="status" value="rejected" variant="danger" aria-describedby={place}>
              {t('rejectNow')}
            </Button>
          </RowForm>
        </details>
      </div>
    </li>
  )
}

interface RowFormProps {
  text: QueuedText
  fetcher: ReturnType<typeof useFetcher<DecisionResult | FormResult>>
  children: ReactNode
}

const RowForm = ({ text, fetcher, children }: RowFormProps) => (
  <fetcher.Form method="post" className="review__form">
    <input type="hidden" name="texts" value={keyOf(text)} />
    {children}
  </fetcher.Form>
)

const tones = { review: 'water', reports: 'warn', words: 'bad' } as const

function Facts({
  text: { why, reports, reasons, author, createdAt, link, isPublic },
  now,
}: {
  text: QueuedText
  now: string
}) {
  const { t } = useTranslation('queue')
  return (
    <>
      {reasons.length === 0 ? null : (
        <ul className="review__reasons" aria-label={t('row.reasons')}>
          {reasons.map((reason, index) => (
            <li key={index}>{reason}</li>
          ))}
        </ul>
      )}
      <p className="review__facts meta">
        {why.map(each => (
          <Badge key={each} tone={tones[each]}>
            {each === 'reports' ? t('row.reported', { number: reports }) : t(`why.${each}`)}
          </Badge>
        ))}
        <span>{t(isPublic ? 'row.shown' : 'row.hidden')}</span>
        <RelativeTime at={createdAt} now={now} />
        <Link to={link}>{t('row.look')}</Link>
      </p>
      <p className="review__facts meta">
        <Author author={author} />
      </p>
    </>
  )
}

function Author({ author }: Pick<QueuedText, 'author'>) {
  const { t } = useTranslation('queue')
  if (author === null) return <span>{t('row.guest')}</span>
  const { name, record } = author
  if (name === null || record === null) return <span>{t('row.anonymous')}</span>
  const { approved, rejected, isSuspended } = record
  return (
    <>
      <span>{t('row.author', { name: name.username, since: dateText(Date.parse(name.since)) })}</span>
      <span>{approved + rejected === 0 ? t('row.fresh') : t('row.record', { approved, rejected })}</span>
      {isSuspended ? <Badge tone="bad">{t('row.suspended')}</Badge> : null}
    </>
  )
}
