import { useTranslation } from 'react-i18next'
import { showErrorReason, type ErrorReason } from '#app/browser/error-reason-toast.ts'
import { showToast } from '#app/components/ui/show-toast.ts'
import type { FormResult } from '#app/components/form/form-result.ts'

type Outcome = 'approved' | 'rejected' | 'removed'

/** The result of an act on pledges: the ids that it changed, and those that another admin had decided before. */
export interface PledgeReviewResult {
  outcome: Outcome
  done: readonly number[]
  missed: readonly number[]
}

/** Returns a function that reports a result: successes to the status line of the list, failures as a toast. */
export function usePledgeReviewReport(announce: (sentence: string) => void) {
  const { t } = useTranslation('admin')
  return (given: PledgeReviewResult | FormResult) => {
    if ('errors' in given) showErrorReason(reasonOf(given), reason => t('pledges.failed', { reason }))
    else if (given.missed.length > 0)
      showToast({ type: 'warning', message: t('pledges.passedOver', { number: given.missed.length }) })
    if ('done' in given && given.done.length > 0) announce(successMessage(t, given))
  }
}

const reasonOf = ({ message, translation, errors }: FormResult): ErrorReason => ({
  message: message ?? Object.values(errors).flat()[0] ?? '',
  translation,
})

type Speak = ReturnType<typeof useTranslation<'admin'>>['t']

function successMessage(t: Speak, { outcome, done }: PledgeReviewResult): string {
  if (done.length === 1 || outcome === 'removed') return t(`pledges.${outcome}`, { id: done[0] })
  return t(outcome === 'approved' ? 'pledges.manyApproved' : 'pledges.manyRejected', { number: done.length })
}
