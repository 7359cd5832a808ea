import { createContext, useContext } from 'react'
import { lastRequestId } from '#app/browser/guard-page-requests.ts'

/** The id of this response (its X-Request-Id), by which the operator finds its log entries; empty in the browser. */
export const RequestIdContext = createContext('')

/** Returns the request id of the document, or the one that came with later data. */
export function useRequestId(): string {
  const here = useContext(RequestIdContext)
  if (here !== '' || typeof document === 'undefined') return here
  return lastRequestId() || (document.documentElement.dataset['reference'] ?? '')
}
