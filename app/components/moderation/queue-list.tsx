import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BatchForm } from '#app/components/admin/batch-form.tsx'
import { KeyLegend } from '#app/components/admin/key-legend.tsx'
import { controlOf, focusUnselected, useNeighbourFocus, useReviewKeys } from '#app/components/admin/review-keys.ts'
import { useSelectedRows } from '#app/components/admin/use-selected-rows.ts'
import { Field } from '#app/components/ui/field.tsx'
import { useFetcherWithResult } from '#app/remix/use-fetcher-with-result.ts'
import type { QueuedText } from '#server/moderation/moderation.schema.ts'
import { keyOf, QueueRow } from './queue-row.tsx'
import { UndoOffer, type Undoable } from './undo-offer.tsx'
import { useDecisionReport, type DecisionResult } from './use-decision-report.ts'

interface QueueListProps {
  texts: readonly QueuedText[]
  now: string
  /** The address of the list. */
  here: string
  /** The decision that was just sent without scripts. */
  justDecided: Undoable | undefined
}

const batchForm = 'queue-batch'
const undoOfferDuration = 10_000
const reasons = ['advert', 'insult', 'offTopic', 'personal', 'untrue', 'repeated', 'illegal'] as const

/** The texts of a page, reviewed one by one or several together, by pointer or by single keys. */
export function QueueList({ texts, now, here, justDecided }: QueueListProps) {
  const { t } = useTranslation('queue')
  const list = useRef<HTMLOListElement>(null)
  const [keysOn, setKeysOn] = useState(true)
  const { announcement, offer, showResult, nextNumber, undo } = useLastDecision(justDecided)
  const batchOrder = useRef(0)
  const report = useDecisionReport(result => showResult(result, batchOrder.current))
  const batch = useFetcherWithResult(batchForm, report)
  const { selected, select, selectAll } = useSelectedRows(list, texts.map(keyOf))
  useReviewKeys(list, keysOn, undo)
  useNeighbourFocus(list)
  const inBatch = batch.formData?.getAll('texts') ?? []
  return (
    <>
      {texts.length === 0 ? null : <KeyLegend on={keysOn} onSwitch={() => setKeysOn(!keysOn)} isQueue />}
      <div className="queue-said">
        <p className="review-said" role="status">
          {announcement}
        </p>
        <UndoOffer offer={offer} back={here} onUndone={result => showResult(result)} />
      </div>
      <datalist id="desk-reasons">
        {reasons.map(reason => (
          <option key={reason} value={t(`reasons.${reason}`)} />
        ))}
      </datalist>
      <ol className="reviews" aria-label={t('list')} ref={list} hidden={texts.length === 0}>
        {texts.map(text => (
          <QueueRow
            key={keyOf(text)}
            text={text}
            now={now}
            isInBatch={inBatch.includes(keyOf(text))}
            batch={batchForm}
            onSelect={select}
            onSend={nextNumber}
            onDone={showResult}
          />
        ))}
      </ol>
      {texts.length === 0 ? null : (
        <BatchForm
          id={batchForm}
          fetcher={batch}
          selected={selected}
          count={selected === 0 ? t('batch.none') : t('batch.chosen', { number: selected })}
          selectAll={t('batch.all')}
          approve={t('batch.approve')}
          reject={t('batch.reject')}
          onSelectAll={selectAll}
          onSend={() => {
            batchOrder.current = nextNumber()
            if (list.current) focusUnselected(list.current)
          }}
        >
          <Field
            name="reason"
            label={t('reason')}
            autoComplete="off"
            list="desk-reasons"
            className="review-batch__reason"
          />
        </BatchForm>
      )}
    </>
  )
}

/**
 * Returns the last decision and, for ten seconds, the offer to undo it. Of several concurrent decisions, the one that was sent last counts; until its
 * result comes, nothing is offered. An undo that is asked for until then takes place when it comes.
 */
function useLastDecision(justDecided: Undoable | undefined) {
  const { t } = useTranslation('queue')
  const [announcement, announce] = useState('')
  const sent = useRef(0)
  const shown = useRef(0)
  const isUndoWanted = useRef(false)
  const [offer, setOffer] = useState(justDecided)
  useEffect(() => {
    if (offer === undefined) return undefined
    const timer = setTimeout(() => setOffer(undefined), undoOfferDuration)
    return () => clearTimeout(timer)
  }, [offer])
  const nextNumber = useCallback(() => {
    // The decision before it is no longer the last one.
    setOffer(undefined)
    isUndoWanted.current = false
    return (sent.current += 1)
  }, [])
  const showResult = useCallback(
    ({ outcome, batch, done }: DecisionResult, order = sent.current) => {
      if (order < shown.current) return
      shown.current = order
      announce(t(`said.${outcome}`, { number: done }))
      if (order !== sent.current) return
      setOffer(batch === null ? undefined : { batch, number: done, isWanted: isUndoWanted.current })
      isUndoWanted.current = false
    },
    [t],
  )
  const undo = useCallback(() => {
    if (sent.current > shown.current) isUndoWanted.current = true
    else controlOf('undo')?.click()
  }, [])
  return { announcement, offer, showResult, nextNumber, undo }
}
