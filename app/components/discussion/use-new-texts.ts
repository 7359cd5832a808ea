import { type Dispatch, type SetStateAction, useCallback, useState } from 'react'
import { useLiveTexts, type LiveTexts } from '#app/browser/use-live.ts'
import type { LiveText } from '#server/live/live.schema.ts'

/**
 * Returns the texts of a topic that became public since the server rendered the page, each once. The caller removes those that it has loaded itself
 * meanwhile.
 */
export function useNewTexts<Text extends LiveText>(
  topic: LiveTexts<Text>,
): [readonly Text[], Dispatch<SetStateAction<readonly Text[]>>] {
  const [arrivals, setArrivals] = useState<readonly Text[]>([])
  const keep = useCallback((text: Text) => {
    // A text that is announced again was edited.
    setArrivals(known =>
      known.some(({ id }) => id === text.id)
        ? known.map(each => (each.id === text.id ? text : each))
        : [...known, text],
    )
  }, [])
  useLiveTexts(topic, keep)
  return [arrivals, setArrivals]
}
