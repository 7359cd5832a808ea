import { useEffect, useState } from 'react'
import { measureOnWindowEvents } from '#app/components/ui/add-listeners.ts'

/** In pixels: from this scroll position on, the bar has its scrolled look (docs/product.md#top-bar). */
const scrolledFrom = 50

interface BarState {
  scrolled: boolean
  hidden: boolean
}

/**
 * Returns the state of the bar: scrolled from 50 px on; hidden while scrolling down below one viewport height, shown while scrolling up
 * (docs/product.md#top-bar).
 */
export function barAt(before: number, now: number, viewport: number, wasHidden: boolean): BarState {
  const isPastFirst = now > viewport
  const hidden = now === before ? wasHidden && isPastFirst : now > before && isPastFirst
  return { scrolled: now > scrolledFrom, hidden }
}

/** Returns the state of the bar while the page scrolls. `show` makes it visible, for example when the focus enters it. */
export function useBarScroll(): BarState & { show: () => void } {
  const [state, setState] = useState<BarState>({ scrolled: false, hidden: false })
  useEffect(() => {
    let before: number | undefined
    return measureOnWindowEvents(['scroll'], () => {
      const now = Math.max(0, window.scrollY)
      const from = before ?? now
      before = now
      setState(last => {
        const next = barAt(from, now, window.innerHeight, last.hidden)
        return next.scrolled === last.scrolled && next.hidden === last.hidden ? last : next
      })
    })
  }, [])
  return { ...state, show: () => setState(last => ({ ...last, hidden: false })) }
}
