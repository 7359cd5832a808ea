import { useEffect } from 'react'
import { whenIdle } from '#app/browser/when-idle.ts'
import { listen } from '#app/components/ui/add-listeners.ts'

/**
 * Parts (`data-lazy`) below the first screen sleep until the reader begins to move: those near the screen are laid out as they come near, the
 * others one after another while nothing else is to do, so that no work holds up the first picture or a touch (see first-script.ts,
 * lazy-layout.css).
 */
export function useLazyLayout(): void {
  useEffect(() => {
    const root = document.documentElement
    if (root.dataset['asleep'] === undefined) return undefined
    let parts: HTMLElement[] = []
    let withdraw = listen(window, ['scroll', 'pointermove', 'touchstart'], begin)
    function begin(): void {
      withdraw()
      parts = [...document.querySelectorAll<HTMLElement>('[data-lazy]')]
      withdraw = whenIdle(wakeNext)
    }
    function wakeNext(): void {
      const next = parts.shift()
      if (next === undefined || root.dataset['asleep'] === undefined) return wakeAll()
      next.dataset['awake'] = ''
      // A frame lies between two parts: each is laid out by itself.
      const frame = requestAnimationFrame(() => (withdraw = whenIdle(wakeNext)))
      withdraw = () => cancelAnimationFrame(frame)
    }
    const stopListening = listen(document, ['click', 'keydown'], wakeAll)
    return () => {
      stopListening()
      withdraw()
      wakeAll()
    }
  }, [])
}

/** A jump to a place on the page, by a link or a key, needs the true heights first. */
export function wakeAll(): void {
  delete document.documentElement.dataset['asleep']
}
