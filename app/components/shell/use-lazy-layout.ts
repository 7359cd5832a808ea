import { useEffect } from 'react'
import { whenIdle } from '#app/browser/when-idle.ts'
import { listen } from '#app/components/ui/add-listeners.ts'

/**
 * Lays out the parts (`data-lazy`) below the first screen only after the reader begins to move: those near the viewport as they come near, the
 * others one after another while the browser is idle. The part that begins just below the first screen does not wait for the reader: when the page is
 * idle, the flames begin to move (torch.css), and in the next frames this part is laid out, its list after its heading. Layout work then delays neither
 * the first paint nor a touch (see inline-head-script.ts, lazy-layout.css).
 */
export function useLazyLayout(): void {
  useEffect(() => {
    const root = document.documentElement
    if (root.dataset['asleep'] === undefined) return undefined
    let parts: HTMLElement[] = []
    const stopWaking = whenIdle(() => {
      // Each state begins in a frame of its own.
      const states = ['', 'second-screen-list', 'second-screen']
      const next = () => {
        if (root.dataset['asleep'] === undefined) return
        root.dataset['asleep'] = states.pop() ?? ''
        if (states.length > 0) requestAnimationFrame(() => requestAnimationFrame(next))
      }
      next()
    })
    let withdraw = listen(window, ['scroll', 'pointermove', 'touchstart'], begin)
    function begin(): void {
      withdraw()
      parts = [...document.querySelectorAll<HTMLElement>('[data-lazy]')]
      withdraw = whenIdle(layOutNext)
    }
    function layOutNext(): void {
      const next = parts.shift()
      if (next === undefined || root.dataset['asleep'] === undefined) return layOutAll()
      next.dataset['awake'] = ''
      // Waits one frame between two parts, so that each is laid out by itself.
      const frame = requestAnimationFrame(() => (withdraw = whenIdle(layOutNext)))
      withdraw = () => cancelAnimationFrame(frame)
    }
    const stopListening = listen(document, ['click', 'keydown'], layOutAll)
    return () => {
      stopWaking()
      stopListening()
      withdraw()
      layOutAll()
    }
  }, [])
}

/** Lays out all parts. A jump within the page, by a link or a key, needs the true heights first. */
export function layOutAll(): void {
  delete document.documentElement.dataset['asleep']
}
