/** Acts when the browser has nothing else to do, after 8 s at the latest. Returns the way to withdraw. (Safari has no requestIdleCallback.) */
export function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const waiting = requestIdleCallback(act, { timeout: 8000 })
    return () => cancelIdleCallback(waiting)
  }
  const waiting = setTimeout(act, 3000)
  return () => clearTimeout(waiting)
}
