import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { tellReason, type Reason } from '#app/browser/tell-reason.ts'
import { showToast } from '#app/components/ui/show-toast.ts'
import type { FormReply } from '#app/components/form/reply.ts'

type Outcome = 'approved' | 'rejected' | 'removed'

/** What an act on pledges answers: which it reached, and which it did not, because somebody else was faster. */
export interface ReviewAnswer {
  outcome: Outcome
  done: readonly number[]
  missed: readonly number[]
}

/** Tells each answer once: what was done to the list's own line, what was not as a toast. */
export function useTold(answer: ReviewAnswer | FormReply | undefined, say: (sentence: string) => void): void {
  const { t } = useTranslation('admin')
  const told = useRef<typeof answer>(undefined)
  useEffect(() => {
    if (answer === undefined || answer === told.current) return
    told.current = answer
    if ('errors' in answer) tellReason(reasonOf(answer), reason => t('pledges.failed', { reason }))
    else if (answer.missed.length > 0)
      showToast({ type: 'warning', message: t('pledges.passedOver', { number: answer.missed.length }) })
    if ('done' in answer && answer.done.length > 0) say(sentenceOf(t, answer))
  }, [answer, say, t])
}

const reasonOf = ({ message, translation, errors }: FormReply): Reason => ({
  message: message ?? Object.values(errors).flat()[0] ?? '',
  translation,
})

type Speak = ReturnType<typeof useTranslation<'admin'>>['t']

function sentenceOf(t: Speak, { outcome, done }: ReviewAnswer): string {
  if (done.length === 1 || outcome === 'removed') return t(`pledges.${outcome}`, { id: done[0] })
  return t(outcome === 'approved' ? 'pledges.manyApproved' : 'pledges.manyRejected', { number: done.length })
}
