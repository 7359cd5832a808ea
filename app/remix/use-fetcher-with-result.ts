import { useFetcher, type Fetcher } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/**
 * Returns the fetcher of a key. Calls `handle` once for each result, as soon as the router has it: React may skip the state in which the component
 * would see the result, and render only the next one, in which the component is gone.
 */
export function useFetcherWithResult<Result>(key: string, handle: (result: Result) => void) {
  const latest = useRef(handle)
  useEffect(() => {
    latest.current = handle
  })
  useEffect(() => {
    const router = window.__remixRouter
    let known: unknown = router.state.fetchers.get(key)?.data
    const stop = router.subscribe(({ fetchers }) => {
      const fetcher: Fetcher<Result> | undefined = fetchers.get(key)
      if (fetcher?.data === undefined || fetcher.data === known) return
      known = fetcher.data
      latest.current(fetcher.data)
    })
    return stop
  }, [key])
  return useFetcher<Result>({ key })
}
