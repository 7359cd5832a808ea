/** Listens for several events; the returned function stops. (Chromium 86 does not know the option `signal`.) */
export function listen(target: EventTarget, names: readonly string[], act: (event: Event) => void) {
  names.forEach(name => target.addEventListener(name, act))
  return () => names.forEach(name => target.removeEventListener(name, act))
}

/** Listens for something else; the returned function stops. */
type Follow = (act: () => void) => () => void

/** Acts with the next frame, and with the frame after each of these events: reading a place at once would lay the page out in between. */
export function followWindow(names: readonly string[], act: () => void, others: readonly Follow[] = []) {
  let asked = 0
  function look(): void {
    asked = 0
    act()
  }
  const ask = () => {
    asked ||= requestAnimationFrame(look)
  }
  ask()
  const stops = [listen(window, names, ask), ...others.map(follow => follow(ask))]
  return () => {
    cancelAnimationFrame(asked)
    stops.forEach(stop => stop())
  }
}
