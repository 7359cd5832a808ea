import { useEffect, type RefObject } from 'react'
import { whenIdle } from '#app/browser/when-idle.ts'
import { listen } from '#app/components/ui/add-listeners.ts'

/**
 * Chapters (`data-lazy`) below the first screen sleep while the page comes to life: they are laid out when they come near it, else one after another
 * while nothing else is to do, so that no work holds up the first picture or a touch (see first-script.ts, lazy-layout.css).
 */
export function useLazyLayout(page: RefObject<HTMLElement>): void {
  useEffect(() => {
    const root = document.documentElement
    if (root.dataset['asleep'] === undefined) return undefined
    const chapters = [...(page.current?.querySelectorAll<HTMLElement>('[data-lazy]') ?? [])]
    let withdraw = whenIdle(wakeNext)
    function wakeNext(): void {
      const next = chapters.shift()
      if (next === undefined) return wakeAll()
      next.dataset['awake'] = ''
      // A frame lies between two chapters: each is laid out by itself.
      const frame = requestAnimationFrame(() => (withdraw = whenIdle(wakeNext)))
      withdraw = () => cancelAnimationFrame(frame)
    }
    const stopListening = listen(document, ['click', 'keydown'], wakeAll)
    return () => {
      stopListening()
      withdraw()
      wakeAll()
    }
  }, [page])
}

/** A jump to a place on the page, by a link or a key, needs the true heights first. */
export function wakeAll(): void {
  delete document.documentElement.dataset['asleep']
}
