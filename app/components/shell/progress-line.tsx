import { useNavigation } from '@remix-run/react'

/** A line that runs along the top while a page is slow to come; the first moments show nothing. `PageStatus` says it to screen readers. */
export function ProgressLine() {
  if (useNavigation().state === 'idle') return null
  return <div className="progress-line" aria-hidden="true" />
}
