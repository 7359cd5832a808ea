import { useEffect } from 'react'
import { whenIdle } from '#app/browser/when-idle.ts'
import { listen } from '#app/components/ui/add-listeners.ts'

/**
 * Lays out the parts (`data-lazy`) below the first screen only after the reader begins to move: those near the viewport as they come near, the
 * others one after another while the browser is idle. The parts just below the first screen do not wait for the reader: when the page is idle, first
 * the flames begin to move (torch.css), then these parts are laid out, each in a frame of its own. Layout work then delays neither the first paint
 * nor a touch (see inline-head-script.ts, lazy-layout.css).
 */
export function useLazyLayout(): void {
  useEffect(() => {
    const root = document.documentElement
    if (root.dataset['asleep'] === undefined) return undefined
    let parts: HTMLElement[] = []
    let hasMoved = false
    let withdraw = whenIdle(() => {
      if (root.dataset['asleep']) root.dataset['asleep'] = 'second-screen'
      layOut('[data-lazy=second-screen]')
    })
    const stopWaiting = listen(window, ['scroll', 'pointermove', 'touchstart'], () => {
      stopWaiting()
      hasMoved = true
      withdraw()
      layOut('[data-lazy]')
    })
    function layOut(selector: string): void {
      parts = [...document.querySelectorAll<HTMLElement>(selector)]
      withdraw = whenIdle(layOutNext)
    }
    function layOutNext(): void {
      const next = parts.shift()
      if (next === undefined) return hasMoved ? layOutAll() : undefined
      next.dataset['awake'] = ''
      // Waits one frame between two parts, so that each is laid out by itself.
      const frame = requestAnimationFrame(() => (withdraw = whenIdle(layOutNext)))
      withdraw = () => cancelAnimationFrame(frame)
    }
    const stopListening = listen(document, ['click', 'keydown'], layOutAll)
    return () => {
      stopWaiting()
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
