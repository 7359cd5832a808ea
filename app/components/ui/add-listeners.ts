/** Listens for several events. Returns a function that stops listening, because Chromium 86 lacks the option `signal`. */
export function listen(target: EventTarget, names: readonly string[], act: (event: Event) => void) {
  names.forEach(name => target.addEventListener(name, act))
  return () => names.forEach(name => target.removeEventListener(name, act))
}

/** Subscribes to something else. Returns a function that unsubscribes. */
type Subscribe = (act: () => void) => () => void

/** Calls `act` in the next animation frame, and in the frame after each of these events. Measuring in the event itself would force a layout. */
export function measureOnWindowEvents(names: readonly string[], act: () => void, others: readonly Subscribe[] = []) {
  let frame = 0
  function run(): void {
    frame = 0
    act()
  }
  const schedule = () => {
    frame ||= requestAnimationFrame(run)
  }
  schedule()
  const stops = [listen(window, names, schedule), ...others.map(subscribe => subscribe(schedule))]
  return () => {
    cancelAnimationFrame(frame)
    stops.forEach(stop => stop())
  }
}
