import { useCallback, useEffect, useRef, useState } from 'react'
import { listen } from '#app/components/ui/add-listeners.ts'
import { scrollBehavior } from './scroll-to-section.ts'

/** In pixels. An arrow is shown only if the track can scroll further than this in its direction (docs/product.md#missions-on-home). */
const worthAnArrow = 20

/**
 * Returns the ref of a horizontally scrolled track, the directions in which it can scroll, and functions that slide to the next card or centre one.
 */
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
    // The observer calls back immediately, and whenever the track is resized.
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

/** Returns the scroll position at which each card is centred. */
const centresOf = (track: HTMLElement): number[] =>
  Array.from(track.children, card => {
    const { offsetLeft, offsetWidth } = card instanceof HTMLElement ? card : track
    return offsetLeft - (track.clientWidth - offsetWidth) / 2
  })

/** Returns the index of the next card in a direction, counted from the centred one; -1 if there is none. */
export function neighbour(centres: readonly number[], scrolled: number, direction: 1 | -1): number {
  const isBeyond = (centre: number) => (centre - scrolled) * direction > 1
  if (direction === 1) return centres.findIndex(isBeyond)
  return centres.filter(isBeyond).length - 1
}
