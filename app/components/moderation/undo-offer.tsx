import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFetcherWithResult } from '#app/remix/use-fetcher-with-result.ts'
import { Button } from '#app/components/ui/button.tsx'
import { useDecisionReport, type DecisionResult } from './use-decision-report.ts'

export interface Undoable {
  batch: string
  /** The number of texts that the undo affects. */
  number: number
  /** The undo was asked for before the result of the decision had come, so it takes place without a further press. */
  isWanted?: boolean
}

interface UndoOfferProps {
  offer: Undoable | undefined
  /** The address of the list, used as the redirect target. */
  back: string
  onUndone: (result: DecisionResult) => void
}

/** Button that undoes the last decision. */
export function UndoOffer({ offer, back, onUndone }: UndoOfferProps) {
  const { t } = useTranslation('queue')
  const fetcher = useFetcherWithResult('desk-undo', useDecisionReport(onUndone))
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (offer?.isWanted === true) form.current?.requestSubmit()
  }, [offer])
  if (offer === undefined) return null
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={`/admin/review/record?back=${encodeURIComponent(back)}`}
      className="undo-offer"
    >
      <input type="hidden" name="batch" value={offer.batch} />
      <span>{t('undo.offer', { number: offer.number })}</span>
      <Button type="submit" data-act="undo" busy={fetcher.state !== 'idle'}>
        {t('undo.do')}
      </Button>
    </fetcher.Form>
  )
}
