import { useTranslation } from 'react-i18next'
import { useFetcherWithResult } from '#app/remix/use-fetcher-with-result.ts'
import { Button } from '#app/components/ui/button.tsx'
import { useDecisionReport, type DecisionResult } from './use-decision-report.ts'

export interface Undoable {
  batch: string
  /** The number of texts that the undo affects. */
  number: number
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
  if (offer === undefined) return null
  return (
    <fetcher.Form method="post" action={`/admin/review/record?back=${encodeURIComponent(back)}`} className="undo-offer">
      <input type="hidden" name="batch" value={offer.batch} />
      <span>{t('undo.offer', { number: offer.number })}</span>
      <Button type="submit" data-act="undo" busy={fetcher.state !== 'idle'}>
        {t('undo.do')}
      </Button>
    </fetcher.Form>
  )
}
