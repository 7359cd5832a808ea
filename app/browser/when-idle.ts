/**
 * Calls `act` when the browser is idle, after 8 s at the latest. Returns a function that cancels it. (Safari has no requestIdleCallback; there it
 * waits 3 s.)
 */
export function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const waiting = requestIdleCallback(act, { timeout: 8000 })
    return () => cancelIdleCallback(waiting)
  }
  const waiting = setTimeout(act, 3000)
  return () => clearTimeout(waiting)
}
