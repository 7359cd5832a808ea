import { useEffect } from 'react'
import { whenIdle } from '#app/browser/when-idle.ts'
import { listen } from '#app/components/ui/add-listeners.ts'

/** The attributes of the document; `asleep` tells what waits (inline-head-script.ts). */
const ofDocument = () => document.documentElement.dataset

/**
 * Lays out the parts (`data-lazy`) below the first screen only after the reader begins to move: those near the viewport as they come near, the
 * others one after another while the browser is idle. The parts just below the first screen do not wait for the reader: when the page is idle, the
 * flames begin to move (torch.css), and then these parts are laid out, each in a frame of its own. Layout work then delays neither the first paint nor a
 * touch (see inline-head-script.ts, lazy-layout.css).
 */
export function useLazyLayout(): void {
  useEffect(() => {
    if (ofDocument()['asleep'] === undefined) return undefined
    whenIdle(() => {
      ofDocument()['asleep'] &&= 'second-screen'
      layOut('[data-lazy=second-screen]', layOutNext => layOutNext(), wakeSecondScreen)
    })
    const stopListeningForMoves = listen(window, ['scroll', 'pointermove', 'touchstart'], () => {
      stopListeningForMoves()
      layOut('[data-lazy]:not([data-awake])', whenIdle, layOutAll)
    })
    const stopListeningForJumps = listen(document, ['click', 'keydown'], finish)
    function finish(): void {
      stopListeningForMoves()
      stopListeningForJumps()
      layOutAll()
    }
    return finish
  }, [])
}

/** Lays out the parts one after another, each in a frame of its own, until there is nothing left or all parts are laid out. */
function layOut(selector: string, wait: (layOutNext: () => void) => unknown, end: () => void): void {
  const parts = [...document.querySelectorAll<HTMLElement>(selector)]
  const afterFrame = () => requestAnimationFrame(() => wait(layOutNext))
  function layOutNext(): void {
    if (ofDocument()['asleep'] === undefined) return
    const next = parts.shift()
    if (next === undefined) return end()
    next.dataset['awake'] = ''
    afterFrame()
  }
  afterFrame()
}

function wakeSecondScreen(): void {
  ofDocument()['asleep'] &&= ''
}

/** Lays out all parts. A jump within the page, by a link or a key, needs the true heights first. */
export function layOutAll(): void {
  delete ofDocument()['asleep']
}
