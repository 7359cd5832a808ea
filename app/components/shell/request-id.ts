import { createContext, useContext } from 'react'
import { lastRequestId } from '#app/browser/page-requests.ts'

/** The number of this answer, under which the operator finds what went wrong (its X-Request-Id); empty in the browser. */
export const RequestIdContext = createContext('')

/** The document carries the number of its own answer; a later one came with its data. */
export function useRequestId(): string {
  const here = useContext(RequestIdContext)
  if (here !== '' || typeof document === 'undefined') return here
  return lastRequestId() || (document.documentElement.dataset['reference'] ?? '')
}
