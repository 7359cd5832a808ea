/** The viewer has an entry of its own in the history of the tab, so that Back closes it (docs/product.md#picture-viewer). */
const mark = 'viewer'

const isMarked = (state: unknown) => typeof state === 'object' && state !== null && mark in state

/** Which entry of the router an entry belongs to: that of the viewer shares it with the page below. */
const placeOf = (state: unknown) =>
  `${typeof state === 'object' && state !== null && 'idx' in state ? String(state.idx) : ''} ${location.href}`

// What happens between these two entries is no way to another page: the router is not told.
const before = { capture: true } as const

let isOpen = false
let leaving: Promise<void> | undefined

/** Until the entry of a viewer that has been closed is left. */
export const viewerIsLeft = async (): Promise<void> => leaving

/** Goes back from the entry of a viewer that is not open any more. */
export function leaveViewer(): void {
  if (isOpen || leaving !== undefined || !isMarked(history.state)) return
  leaving = new Promise(resolve => {
    function onPop(event: Event): void {
      event.stopImmediatePropagation()
      leaving = undefined
      resolve()
    }
    window.addEventListener('popstate', onPop, { ...before, once: true })
  })
  history.back()
}

/** Adds the entry of the viewer; the address stays. Returns the way to leave it, however the viewer was closed. */
export function enterViewer(close: () => void): () => void {
  const state: unknown = history.state
  const place = placeOf(state)
  isOpen = true
  history.pushState({ ...(typeof state === 'object' ? state : null), [mark]: true }, '')
  function onPop(event: PopStateEvent): void {
    if (isMarked(event.state) || placeOf(event.state) !== place) return
    event.stopImmediatePropagation()
    close()
  }
  window.addEventListener('popstate', onPop, before)
  return () => {
    window.removeEventListener('popstate', onPop, before)
    isOpen = false
    leaveViewer()
  }
}
