import { useEffect, useRef } from 'react'
import { showReason } from '#app/browser/reason-toast.ts'
import type { FormResult } from './form-result.ts'

/** Calls `handle` once for each result of an action or of a fetcher, however often the component renders. */
export function useEachResult<Answer>(answer: Answer | undefined, handle: (answer: Answer) => void): void {
  const handled = useRef<Answer>()
  useEffect(() => {
    if (answer === undefined || answer === handled.current) return
    handled.current = answer
    handle(answer)
  })
}

/** Shows why the whole form was refused, as an error toast. Problems of a field are shown beside it. */
export function showRefusal({ message, translation }: FormResult, sentence: (reason: string) => string): void {
  if (message !== undefined) showReason({ message, translation }, sentence)
}

/** Handles each result once: calls the page on success, and shows a refusal of the whole form as an error toast (docs/product.md#forms). */
export function useActionResult<Sent>(
  answer: { sent: Sent } | FormResult | undefined,
  failed: string,
  onSent: (sent: Sent) => void,
): void {
  useEachResult(answer, given => {
    if ('sent' in given) onSent(given.sent)
    else showRefusal(given, reason => `${failed}${reason}`)
  })
}
