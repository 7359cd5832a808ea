import { useFetcher, type Fetcher } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/**
 * Returns the fetcher of a key. Calls `handle` once for each result that comes while the component is mounted. It listens to the router, because React
 * may skip the render with the result when the next one removes the component.
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
      const { data } = fetcher
      known = data
      // An error in `handle` must not stop the router.
      queueMicrotask(() => latest.current(data))
    })
    return stop
  }, [key])
  return useFetcher<Result>({ key })
}
