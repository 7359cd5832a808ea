import { useEffect, useRef } from 'react'
import { tellReason } from '#app/browser/tell-reason.ts'
import type { FormReply } from './reply.ts'

/** Tells each answer once: success to the page, a refusal of the whole form as an error toast (docs/product.md#forms). */
export function useAnswer<Sent>(
  answer: { sent: Sent } | FormReply | undefined,
  failed: string,
  onSent: (sent: Sent) => void,
): void {
  const told = useRef<typeof answer>(undefined)
  useEffect(() => {
    if (answer === undefined || answer === told.current) return
    told.current = answer
    if ('sent' in answer) onSent(answer.sent)
    else if (answer.message !== undefined) {
      const { message, translation } = answer
      tellReason({ message, translation }, reason => `${failed}${reason}`)
    }
  })
}
