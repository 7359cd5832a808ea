/** Listens for several events; the returned function stops. (Chromium 86 does not know the option `signal`.) */
export function listen(target: EventTarget, names: readonly string[], act: (event: Event) => void) {
  names.forEach(name => target.addEventListener(name, act))
  return () => names.forEach(name => target.removeEventListener(name, act))
}
