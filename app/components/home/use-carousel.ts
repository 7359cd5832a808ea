import { useCallback, useEffect, useRef, useState } from 'react'
import { listen } from '#app/components/ui/add-listeners.ts'
import { scrollBehavior } from './motion.ts'

/** An arrow shows only where more than this can be scrolled that way (docs/product.md#missions-on-home). */
const worthAnArrow = 20

/** A track that scrolls sideways: which ways there is more, sliding to the next card, centring one. */
export function useCarousel() {
  const track = useRef<HTMLOListElement>(null)
  const [more, setMore] = useState({ before: false, after: false })
  useEffect(() => {
    const element = track.current
    if (element === null) return undefined
    function look(): void {
      if (element === null) return
      const before = element.scrollLeft > worthAnArrow
      const after = element.scrollWidth - element.clientWidth - element.scrollLeft > worthAnArrow
      setMore(known => (known.before === before && known.after === after ? known : { before, after }))
    }
    // Looks at once, and when the track is laid out anew.
    const resized = new ResizeObserver(look)
    resized.observe(element)
    const stop = listen(element, ['scroll'], look)
    return () => {
      resized.disconnect()
      stop()
    }
  }, [])
  const centre = useCallback((index: number) => {
    const element = track.current
    const left = element === null ? undefined : centresOf(element)[index]
    if (left !== undefined) element?.scrollTo({ left, behavior: scrollBehavior() })
  }, [])
  const slide = useCallback(
    (direction: 1 | -1) => {
      const element = track.current
      if (element !== null) centre(neighbour(centresOf(element), element.scrollLeft, direction))
    },
    [centre],
  )
  return { track, more, slide, centre }
}

/** How far the track is scrolled where each card stands in its middle. */
const centresOf = (track: HTMLElement): number[] =>
  Array.from(track.children, card => {
    const { offsetLeft, offsetWidth } = card instanceof HTMLElement ? card : track
    return offsetLeft - (track.clientWidth - offsetWidth) / 2
  })

/** The next card on one side of what stands in the middle now. */
export function neighbour(centres: readonly number[], scrolled: number, direction: 1 | -1): number {
  const isBeyond = (centre: number) => (centre - scrolled) * direction > 1
  if (direction === 1) return centres.findIndex(isBeyond)
  return centres.filter(isBeyond).length - 1
}
