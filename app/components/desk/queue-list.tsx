import { useFetcher } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BatchForm } from '#app/components/admin/batch-form.tsx'
import { KeyLegend } from '#app/components/admin/key-legend.tsx'
import { focusUnchosen, useNeighbourFocus, useReviewKeys } from '#app/components/admin/review-keys.ts'
import { useChosen } from '#app/components/admin/use-chosen.ts'
import { Field } from '#app/components/ui/field.tsx'
import type { FormResult } from '#app/components/form/form-result.ts'
import type { QueuedText } from '#server/desk/desk.schema.ts'
import { nameOf, QueueRow } from './queue-row.tsx'
import { UndoOffer, type Undoable } from './undo-offer.tsx'
import { useDecided, type DeskAnswer } from './use-decided.ts'

interface QueueListProps {
  texts: readonly QueuedText[]
  now: string
  /** The address of the list. */
  here: string
  /** The decision that was just sent without scripts. */
  justDecided: Undoable | undefined
}

const batchForm = 'queue-batch'
const offeredFor = 10_000
const reasons = ['advert', 'insult', 'offTopic', 'personal', 'untrue', 'repeated', 'illegal'] as const

/** The texts of a page, reviewed one by one or several at once, by pointer or by single keys. */
export function QueueList({ texts, now, here, justDecided }: QueueListProps) {
  const { t } = useTranslation('queue')
  const list = useRef<HTMLOListElement>(null)
  const [keysOn, setKeysOn] = useState(true)
  const { said, offer, hear, takeNumber } = useOutcome(justDecided)
  const batchOrder = useRef(0)
  const batch = useFetcher<DeskAnswer | FormResult>({ key: batchForm })
  const { chosen, note, chooseAll } = useChosen(list, texts.map(nameOf))
  useDecided(batch.data, answer => hear(answer, batchOrder.current))
  useReviewKeys(list, keysOn)
  useNeighbourFocus(list)
  const taken = batch.formData?.getAll('texts') ?? []
  return (
    <>
      {texts.length === 0 ? null : <KeyLegend on={keysOn} onSwitch={() => setKeysOn(!keysOn)} isQueue />}
      <div className="queue-said">
        <p className="review-said" role="status">
          {said}
        </p>
        <UndoOffer offer={offer} back={here} onUndone={answer => hear(answer)} />
      </div>
      <datalist id="desk-reasons">
        {reasons.map(reason => (
          <option key={reason} value={t(`reasons.${reason}`)} />
        ))}
      </datalist>
      <ol className="reviews" aria-label={t('list')} ref={list} hidden={texts.length === 0}>
        {texts.map(text => (
          <QueueRow
            key={nameOf(text)}
            text={text}
            now={now}
            isTaken={taken.includes(nameOf(text))}
            batch={batchForm}
            onChoose={note}
            onSend={takeNumber}
            onDone={hear}
          />
        ))}
      </ol>
      {texts.length === 0 ? null : (
        <BatchForm
          id={batchForm}
          fetcher={batch}
          chosen={chosen}
          count={chosen === 0 ? t('batch.none') : t('batch.chosen', { number: chosen })}
          chooseAll={t('batch.all')}
          approve={t('batch.approve')}
          reject={t('batch.reject')}
          onChooseAll={chooseAll}
          onSend={() => {
            batchOrder.current = takeNumber()
            if (list.current) focusUnchosen(list.current)
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

/** Returns the last decision and, for ten seconds, the offer to undo it. Of several concurrent decisions, the one that was sent last counts. */
function useOutcome(justDecided: Undoable | undefined) {
  const { t } = useTranslation('queue')
  const [said, say] = useState('')
  const sent = useRef(0)
  const shown = useRef(0)
  const [offer, setOffer] = useState(justDecided)
  useEffect(() => {
    if (offer === undefined) return undefined
    const timer = setTimeout(() => setOffer(undefined), offeredFor)
    return () => clearTimeout(timer)
  }, [offer])
  const takeNumber = useCallback(() => (sent.current += 1), [])
  const hear = useCallback(
    ({ outcome, batch, done }: DeskAnswer, order = sent.current) => {
      if (order < shown.current) return
      shown.current = order
      say(t(`said.${outcome}`, { number: done }))
      setOffer(batch === null ? undefined : { batch, number: done })
    },
    [t],
  )
  return { said, offer, hear, takeNumber }
}
