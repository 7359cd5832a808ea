import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '#app/components/ui/field.tsx'
import { useFetcherWithResult } from '#app/remix/use-fetcher-with-result.ts'
import type { ReviewStatus } from '#server/kernel/primitives.schema.ts'
import type { ReviewedPledge } from '#server/pledge/pledge.schema.ts'
import { KeyLegend } from './key-legend.tsx'
import { BatchForm } from './batch-form.tsx'
import { focusUnselected, useNeighbourFocus, useReviewKeys } from './review-keys.ts'
import { PledgeReviewRow } from './pledge-review-row.tsx'
import { useSelectedRows } from './use-selected-rows.ts'
import { usePledgeReviewReport } from './use-pledge-review-report.ts'

interface PledgeReviewListProps {
  pledges: readonly ReviewedPledge[]
  status: ReviewStatus | 'all'
  now: string
  back: string
}

const batchForm = 'review-batch'

/** The pledges of a page, reviewed one by one or several together, by pointer or by single keys. */
export function PledgeReviewList({ pledges, status, now, back }: PledgeReviewListProps) {
  const { t } = useTranslation('admin')
  const list = useRef<HTMLOListElement>(null)
  const [announcement, announce] = useState('')
  const [keysOn, setKeysOn] = useState(true)
  const batch = useFetcherWithResult(batchForm, usePledgeReviewReport(announce))
  const { selected, select, selectAll } = useSelectedRows(
    list,
    pledges.map(({ id }) => id),
  )
  useReviewKeys(list, keysOn)
  useNeighbourFocus(list)
  const inBatch = batch.formData?.getAll('ids') ?? []
  return (
    <>
      {pledges.length === 0 ? null : <KeyLegend on={keysOn} onSwitch={() => setKeysOn(!keysOn)} />}
      <p className="review-said" role="status">
        {announcement}
      </p>
      <ol className="reviews" aria-label={t('pledges.listLabel')} ref={list} hidden={pledges.length === 0}>
        {pledges.map(pledge => (
          <PledgeReviewRow
            key={pledge.id}
            pledge={pledge}
            now={now}
            staysInList={status === 'all'}
            isInBatch={inBatch.includes(String(pledge.id))}
            batch={status === 'all' ? undefined : batchForm}
            back={back}
            announce={announce}
            onSelect={select}
          />
        ))}
      </ol>
      {status === 'all' || pledges.length === 0 ? null : (
        <BatchForm
          id={batchForm}
          fetcher={batch}
          selected={selected}
          count={selected === 0 ? t('pledges.many') : t('pledges.chosen', { number: selected })}
          selectAll={t('pledges.chooseAll')}
          approve={status === 'approved' ? undefined : t('pledges.approveChosen')}
          reject={status === 'rejected' ? undefined : t('pledges.rejectChosen')}
          onSelectAll={selectAll}
          onSend={() => list.current && focusUnselected(list.current)}
        >
          <input type="hidden" name="seen" value={status} />
          {status === 'rejected' ? null : (
            <Field
              name="reason"
              label={t('pledges.reasonOptional')}
              autoComplete="off"
              className="review-batch__reason"
            />
          )}
        </BatchForm>
      )}
    </>
  )
}
