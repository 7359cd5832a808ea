/** Listens for several events; the returned function stops. (Chromium 86 does not know the option `signal`.) */
export function listen(target: EventTarget, names: readonly string[], act: (event: Event) => void) {
  names.forEach(name => target.addEventListener(name, act))
  return () => names.forEach(name => target.removeEventListener(name, act))
}

/** Acts with the next frame, and with the frame after each of these events: reading a place at once would lay the page out in between. */
export function followWindow(names: readonly string[], act: () => void) {
  let asked = 0
  function look(): void {
    asked = 0
    act()
  }
  const ask = () => {
    asked ||= requestAnimationFrame(look)
  }
  ask()
  const stop = listen(window, names, ask)
  return () => {
    cancelAnimationFrame(asked)
    stop()
  }
}
