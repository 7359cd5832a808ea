import { useTranslation } from 'react-i18next'
import { showErrorReason } from '#app/browser/error-reason-toast.ts'
import type { FormResult } from '#app/components/form/form-result.ts'
import { showToast } from '#app/components/ui/show-toast.ts'
import { skippedMessageKey, type SkippedTexts } from './count-skipped-texts.ts'

/** The result of a decision sent with scripts: the number of decided and skipped texts, and the batch to undo. */
export interface DecisionResult {
  outcome: 'approved' | 'rejected' | 'undone'
  batch: string | null
  done: number
  left: SkippedTexts
}

/** Returns a function that reports a result: skipped texts as a toast, decided texts to `onDone`. */
export function useDecisionReport(onDone: (result: DecisionResult) => void) {
  const { t } = useTranslation('queue')
  return (given: DecisionResult | FormResult) => {
    if ('errors' in given) {
      const message = given.message ?? Object.values(given.errors).flat()[0] ?? t('failed')
      showErrorReason({ message, translation: given.translation }, reason => reason)
      return
    }
    const sentence = skippedMessageKey(given.left)
    if (sentence !== undefined) {
      const message =
        given.outcome === 'undone'
          ? t('said.undoLeft', { number: given.left.decided })
          : t(`left.${sentence}`, { ...given.left })
      showToast({ type: 'warning', message })
    }
    if (given.done > 0) onDone(given)
  }
}
