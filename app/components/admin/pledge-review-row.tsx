import type { useFetcher } from '@remix-run/react'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useRoot } from '#app/components/shell/use-root.ts'
import { Badge, type BadgeTone } from '#app/components/ui/badge.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { confirmDialog } from '#app/components/ui/confirm-question.ts'
import { Field } from '#app/components/ui/field.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { RelativeTime } from '#app/components/ui/relative-time.tsx'
import { VisuallyHidden } from '#app/components/ui/visually-hidden.tsx'
import type { FormResult } from '#app/components/form/form-result.ts'
import { useFetcherWithResult } from '#app/remix/use-fetcher-with-result.ts'
import { grants } from '#server/kernel/rights.schema.ts'
import type { ReviewStatus } from '#server/kernel/primitives.schema.ts'
import type { ReviewedPledge } from '#server/pledge/pledge.schema.ts'
import { focusNeighbour } from './review-keys.ts'
import { useSentRow } from './use-sent-row.ts'
import { usePledgeReviewReport, type PledgeReviewResult } from './use-pledge-review-report.ts'

interface PledgeReviewRowProps {
  pledge: ReviewedPledge
  now: string
  /** True if the row stays in the list after a decision. */
  staysInList: boolean
  /** True while the row is part of a batch that is being sent. */
  isInBatch: boolean
  /** The id of the batch form; absent if the pledges of the list have different statuses. */
  batch: string | undefined
  /** The address of the list, used as the redirect target. */
  back: string
  announce: (sentence: string) => void
  onSelect: (id: number, isSelected: boolean) => void
}

type RowFetcher = ReturnType<typeof useFetcher<PledgeReviewResult | FormResult>>

/** One pledge with its sender and the acts on it. The row is hidden as soon as a decision is sent. */
export function PledgeReviewRow({
  pledge,
  now,
  staysInList,
  isInBatch,
  batch,
  back,
  announce,
  onSelect,
}: PledgeReviewRowProps) {
  const { t } = useTranslation('admin')
  const fetcher = useFetcherWithResult(`pledge-${pledge.id}`, usePledgeReviewReport(announce))
  const { id, name, grade, message, createdAt, reason, user } = pledge
  const { isSent, onSubmit } = useSentRow(fetcher)
  const leaves = isInBatch || isSent
  return (
    <li
      className="review"
      data-row
      tabIndex={-1}
      hidden={leaves && !staysInList}
      aria-labelledby={`pledge-${id}-number`}
      onSubmit={onSubmit}
    >
      <p className="review__place meta">
        {batch === undefined ? null : (
          <label className="review__choose">
            <input
              type="checkbox"
              name="ids"
              value={id}
              form={batch}
              data-act="choose"
              onChange={event => onSelect(id, event.currentTarget.checked)}
            />
            <VisuallyHidden>{t('pledges.choose', { id })}</VisuallyHidden>
          </label>
        )}
        <span id={`pledge-${id}-number`}>{t('pledges.number', { id })}</span>
      </p>
      <div className="review__words">
        <p className="review__message">{message}</p>
        <p className="review__sender">
          <strong>{name}</strong> <span>{grade}</span>
        </p>
        <p className="review__facts meta">
          <RelativeTime at={createdAt} now={now} />
          <span>{user === null ? t('pledges.guest') : t('pledges.member', { name: user.username })}</span>
          {staysInList ? <StatusBadge status={statusAfter(pledge, fetcher)} /> : null}
          {reason === null || reason === '' ? null : <span>{`${t('pledges.reason')}: ${reason}`}</span>}
        </p>
      </div>
      <RowActs pledge={pledge} fetcher={fetcher} back={back} />
    </li>
  )
}

function statusAfter({ status }: ReviewedPledge, { formData }: RowFetcher): ReviewStatus {
  const asked = formData?.get('status')
  return asked === 'approved' || asked === 'rejected' ? asked : status
}

const tones = { pending: 'warn', approved: 'good', rejected: 'bad' } as const satisfies Record<ReviewStatus, BadgeTone>

function StatusBadge({ status }: { status: ReviewStatus }) {
  const { t } = useTranslation('admin')
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
}

/** Buttons to approve and reject; admins can also delete. */
function RowActs({ pledge, fetcher, back }: { pledge: ReviewedPledge; fetcher: RowFetcher; back: string }) {
  const { t } = useTranslation('admin')
  const { id, status } = pledge
  const mayRemove = grants(useRoot()?.me?.role ?? 'guest', 'texts')
  const removal = `/admin/pledges/${id}/remove`
  async function ask(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
    event.preventDefault()
    const link = event.currentTarget
    const message = t('remove.ask', { id })
    const isSure = await confirmDialog({
      title: t('remove.title'),
      message,
      confirmText: t('remove.confirm'),
      type: 'danger',
    })
    if (!isSure) return
    focusNeighbour(link)
    fetcher.submit(null, { method: 'post', action: removal })
  }
  return (
    <div className="review__acts">
      {status === 'approved' ? null : (
        <RowForm pledge={pledge} fetcher={fetcher}>
          <Button type="submit" name="status" value="approved" data-act="approve">
            {t('pledges.approve')}
          </Button>
        </RowForm>
      )}
      {status === 'rejected' ? null : (
        <details className="review__reject">
          <summary className="button button--quiet">{t('pledges.reject')}</summary>
          <RowForm pledge={pledge} fetcher={fetcher}>
            <Field name="reason" label={t('pledges.reasonOptional')} autoComplete="off" />
            <Button type="submit" name="status" value="rejected" variant="danger">
              {t('pledges.rejectNow')}
            </Button>
          </RowForm>
        </details>
      )}
      {mayRemove ? (
        <Link
          className="button button--link"
          to={`${removal}?back=${encodeURIComponent(back)}`}
          data-act="remove"
          onClick={event => void ask(event)}
        >
          {t('pledges.remove')}
        </Link>
      ) : null}
    </div>
  )
}

function RowForm({ pledge, fetcher, children }: { pledge: ReviewedPledge; fetcher: RowFetcher; children: ReactNode }) {
  return (
    <fetcher.Form method="post" className="review__form">
      <input type="hidden" name="ids" value={pledge.id} />
      <input type="hidden" name="seen" value={pledge.status} />
      {children}
    </fetcher.Form>
  )
}
