import type { Fetcher } from '@remix-run/react'
import { useEffect, useState } from 'react'

/**
 * Tells whether the form of a row is sent and its result not rendered yet. The state of the fetcher tells the same, but React may render that later than
 * the next key comes.
 */
export function useSentRow({ state, data }: Pick<Fetcher<unknown>, 'state' | 'data'>) {
  const [isSent, setSent] = useState(false)
  useEffect(() => {
    if (state === 'idle') setSent(false)
  }, [state, data])
  return { isSent: isSent || state !== 'idle', onSubmit: () => setSent(true) }
}
