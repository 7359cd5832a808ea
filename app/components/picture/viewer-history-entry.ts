/** The viewer adds its own history entry, so that Back closes it (docs/product.md#picture-viewer). */
const mark = 'viewer'

const isMarked = (state: unknown) => typeof state === 'object' && state !== null && mark in state

/** Returns a key of the router's entry. The entry of the viewer shares it with the page below. */
const entryKeyOf = (state: unknown) =>
  `${typeof state === 'object' && state !== null && 'idx' in state ? String(state.idx) : ''} ${location.href}`

// Moving between these two entries is no navigation, so the router must not get the event.
const before = { capture: true } as const

let isOpen = false
let leaving: Promise<void> | undefined

/** Resolves once the history entry of a closed viewer has been left. */
export const waitUntilHistoryEntryIsLeft = async (): Promise<void> => leaving

/** Goes back from the history entry of a viewer that is no longer open. */
export function leaveHistoryEntry(): void {
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

/** Adds the history entry of the viewer at the same address. Returns a function that leaves it, however the viewer was closed. */
export function addHistoryEntry(close: () => void): () => void {
  const state: unknown = history.state
  const place = entryKeyOf(state)
  isOpen = true
  history.pushState({ ...(typeof state === 'object' ? state : null), [mark]: true }, '')
  function onPop(event: PopStateEvent): void {
    if (isMarked(event.state) || entryKeyOf(event.state) !== place) return
    event.stopImmediatePropagation()
    close()
  }
  window.addEventListener('popstate', onPop, before)
  return () => {
    window.removeEventListener('popstate', onPop, before)
    isOpen = false
    leaveHistoryEntry()
  }
}
