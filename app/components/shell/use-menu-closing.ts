import { useLocation } from '@remix-run/react'
import { type RefObject, useEffect, useRef } from 'react'
import { listen } from '#app/components/ui/add-listeners.ts'

const isEscape = (event: Event) => event instanceof KeyboardEvent && event.key === 'Escape'

function close(details: HTMLDetailsElement, isByKey: boolean): void {
  if (!details.open) return
  details.open = false
  if (isByKey) details.querySelector('summary')?.focus()
}

/** Closes a `<details>` menu on a click outside, on Escape, when the focus leaves, and when the page changes. */
export function useClosing(menu: RefObject<HTMLDetailsElement>): void {
  const { key } = useLocation()
  const shown = useRef(key)
  useEffect(() => {
    // A menu that the reader opened before the scripts ran stays open.
    if (shown.current === key) return
    shown.current = key
    if (menu.current !== null) close(menu.current, false)
  }, [menu, key])
  useEffect(() => {
    const details = menu.current
    if (details === null) return undefined
    const isOutside = (target: EventTarget | null) => target instanceof Node && !details.contains(target)
    const stops = [
      listen(document, ['pointerdown', 'focusin'], ({ target }) => isOutside(target) && close(details, false)),
      listen(document, ['keydown'], event => isEscape(event) && close(details, true)),
    ]
    return () => stops.forEach(stop => stop())
  }, [menu])
}

/** Keeps the focus inside the open menu: after the last control comes the first. */
export function useFocusInside(menu: RefObject<HTMLDetailsElement>): void {
  useEffect(() => {
    const details = menu.current
    if (details === null) return undefined
    return listen(details, ['keydown'], event => {
      if (event instanceof KeyboardEvent && event.key === 'Tab' && details.open) turnAround(event, details)
    })
  }, [menu])
}

function turnAround(event: KeyboardEvent, details: HTMLDetailsElement): void {
  const all = [...details.querySelectorAll<HTMLElement>('summary, a[href], button')]
  // Hidden controls are skipped, such as the motion switch when motion is reduced.
  const controls = all.filter(control => control.getClientRects().length > 0)
  const [first, last] = [controls[0], controls[controls.length - 1]]
  if (document.activeElement !== (event.shiftKey ? first : last)) return
  event.preventDefault()
  const next = event.shiftKey ? last : first
  next?.focus()
}
