import { type Dispatch, type SetStateAction, useCallback, useState } from 'react'
import { useLiveTexts, type LiveTexts } from '#app/browser/live.ts'
import type { LiveText } from '#server/live/live.schema.ts'

/** What has become public on a topic since the server made the page, each once; the page lets go of what it has read itself meanwhile. */
export function useArrived<Text extends LiveText>(
  topic: LiveTexts<Text>,
): [readonly Text[], Dispatch<SetStateAction<readonly Text[]>>] {
  const [arrivals, setArrivals] = useState<readonly Text[]>([])
  const keep = useCallback((text: Text) => {
    setArrivals(known => (known.some(({ id }) => id === text.id) ? known : [...known, text]))
  }, [])
  useLiveTexts(topic, keep)
  return [arrivals, setArrivals]
}
