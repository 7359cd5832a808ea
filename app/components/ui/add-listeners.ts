/** Listens for several events. Returns a function that stops listening, because Chromium 86 lacks the option `signal`. */
export function listen(target: EventTarget, names: readonly string[], act: (event: Event) => void) {
  names.forEach(name => target.addEventListener(name, act))
  return () => names.forEach(name => target.removeEventListener(name, act))
}

/** Subscribes to something else. Returns a function that unsubscribes. */
type Follow = (act: () => void) => () => void

/** Calls `act` in the next animation frame, and in the frame after each of these events. Measuring in the event itself would force a layout. */
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
