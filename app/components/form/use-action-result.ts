import { useEffect, useRef } from 'react'
import { showErrorReason } from '#app/browser/error-reason-toast.ts'
import type { FormResult } from './form-result.ts'

/** Calls `handle` once for each result of an action or of a fetcher, however often the component renders. */
export function useEachResult<Result>(result: Result | undefined, handle: (result: Result) => void): void {
  const handled = useRef<Result>()
  useEffect(() => {
    if (result === undefined || result === handled.current) return
    handled.current = result
    handle(result)
  })
}

/** Shows why the whole form was refused, as an error toast. Problems of a field are shown beside it. */
export function showRefusal({ message, translation }: FormResult, sentence: (reason: string) => string): void {
  if (message !== undefined) showErrorReason({ message, translation }, sentence)
}

/** Handles each result once: calls the page on success, and shows a refusal of the whole form as an error toast (docs/product.md#forms). */
export function useActionResult<Sent>(
  result: { sent: Sent } | FormResult | undefined,
  failed: string,
  onSent: (sent: Sent) => void,
): void {
  useEachResult(result, given => {
    if ('sent' in given) onSent(given.sent)
    else showRefusal(given, reason => `${failed}${reason}`)
  })
}
