import { type Dispatch, type SetStateAction, useCallback, useState } from 'react'
import { useLive } from '#app/browser/live.ts'
import type { Stream } from '#app/browser/live-stream.ts'

/** What has arrived on a stream since the server made the page, each once; the page lets go of what it has read itself meanwhile. */
export function useArrived<Text extends { id: number }>(
  stream: Stream<Text>,
  since: string,
): [readonly Text[], Dispatch<SetStateAction<readonly Text[]>>] {
  const [arrivals, setArrivals] = useState<readonly Text[]>([])
  const keep = useCallback((text: Text) => {
    setArrivals(known => (known.some(({ id }) => id === text.id) ? known : [...known, text]))
  }, [])
  useLive(stream, keep, since)
  return [arrivals, setArrivals]
}
