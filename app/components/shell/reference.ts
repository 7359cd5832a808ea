import { createContext, useContext } from 'react'
import { lastReference } from '#app/browser/page-requests.ts'

/** The number of this answer, under which the operator finds what went wrong (its X-Request-Id); empty in the browser. */
export const ReferenceContext = createContext('')

/** The document carries the number of its own answer; a later one came with its data. */
export function useReference(): string {
  const here = useContext(ReferenceContext)
  if (here !== '' || typeof document === 'undefined') return here
  return lastReference() || (document.documentElement.dataset['reference'] ?? '')
}
