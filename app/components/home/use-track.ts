import { useCallback, useEffect, useRef, useState } from 'react'
import { scrollBehavior } from './motion.ts'

/** An arrow shows only where more than this can be scrolled that way (spec 9). */
const worthAnArrow = 20

/** A track that scrolls sideways: which ways there is more, sliding by a screen, centring a card. */
export function useTrack() {
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
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      resized.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [])
  const slide = useCallback((direction: 1 | -1) => {
    track.current?.scrollBy({ left: direction * track.current.clientWidth * 0.8, behavior: scrollBehavior() })
  }, [])
  const centre = useCallback((index: number) => {
    const element = track.current
    const card = element?.children[index]
    if (!element || !(card instanceof HTMLElement)) return
    element.scrollTo({
      left: card.offsetLeft - (element.clientWidth - card.offsetWidth) / 2,
      behavior: scrollBehavior(),
    })
  }, [])
  return { track, more, slide, centre }
}
