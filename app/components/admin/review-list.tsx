import { useFetcher } from '@remix-run/react'
import { useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormResult } from '#app/components/form/form-result.ts'
import type { ReviewStatus } from '#server/kernel/primitives.schema.ts'
import type { ReviewedPledge } from '#server/pledge/pledge.schema.ts'
import { KeyLegend } from './key-legend.tsx'
import { ReviewBatch } from './review-batch.tsx'
import { focusUnchosen, useNeighbourFocus, useReviewKeys } from './review-keys.ts'
import { ReviewRow } from './review-row.tsx'
import { useReviewAnswer, type ReviewAnswer } from './use-review-answer.ts'

interface ReviewListProps {
  pledges: readonly ReviewedPledge[]
  status: ReviewStatus | 'all'
  now: string
  back: string
}

const batchForm = 'review-batch'

/** The pledges of a page, one after the other or several at once, by pointer or by single keys. */
export function ReviewList({ pledges, status, now, back }: ReviewListProps) {
  const { t } = useTranslation('admin')
  const list = useRef<HTMLOListElement>(null)
  const [said, say] = useState('')
  const [keysOn, setKeysOn] = useState(true)
  const batch = useFetcher<ReviewAnswer | FormResult>({ key: batchForm })
  const { chosen, note, chooseAll } = useChosen(list, pledges)
  useReviewAnswer(batch.data, say)
  useReviewKeys(list, keysOn)
  useNeighbourFocus(list)
  const taken = batch.formData?.getAll('ids') ?? []
  return (
    <>
      <KeyLegend on={keysOn} onSwitch={() => setKeysOn(!keysOn)} />
      <p className="review-said" role="status">
        {said}
      </p>
      <ol className="reviews" aria-label={t('pledges.listLabel')} ref={list}>
        {pledges.map(pledge => (
          <ReviewRow
            key={pledge.id}
            pledge={pledge}
            now={now}
            stays={status === 'all'}
            isTaken={taken.includes(String(pledge.id))}
            batch={status === 'all' ? undefined : batchForm}
            back={back}
            say={say}
            onChoose={note}
          />
        ))}
      </ol>
      {status === 'all' ? null : (
        <ReviewBatch
          form={batchForm}
          status={status}
          fetcher={batch}
          chosen={chosen}
          onChooseAll={chooseAll}
          onSend={() => list.current && focusUnchosen(list.current)}
        />
      )}
    </>
  )
}

// The boxes keep their own state, as they must without scripts; the page only notes it.
function useChosen(list: RefObject<HTMLElement>, pledges: readonly ReviewedPledge[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  function note(id: number, isChosen: boolean): void {
    setIds(known => new Set(isChosen ? [...known, id] : [...known].filter(other => other !== id)))
  }
  function chooseAll(): void {
    for (const box of list.current?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? [])
      box.checked = true
    setIds(new Set(pledges.map(({ id }) => id)))
  }
  return { chosen: pledges.filter(({ id }) => ids.has(id)).length, note, chooseAll }
}
