import { type RefObject, useEffect } from 'react'
import { listen } from './add-listeners.ts'

/**
 * Keeps the page from scrolling behind an open dialog or the open menu of phones. A style rule with `html:has()` would do it alone, but the browser
 * checks such a rule at every change of the page; so only pages without scripts have one.
 */
export function updateScrollLock(): void {
  const { classList } = document.documentElement
  classList.toggle('has-open-dialog', document.querySelector('dialog.modal[open]') !== null)
  classList.toggle('has-open-menu', document.querySelector('.menu[open]') !== null)
}

/** Updates the lock whenever the menu opens or closes, and for a menu that was opened before the scripts ran. */
export function useScrollLock(menu: RefObject<HTMLDetailsElement>): void {
  useEffect(() => {
    const details = menu.current
    if (details === null) return undefined
    if (details.open) updateScrollLock()
    return listen(details, ['toggle'], updateScrollLock)
  }, [menu])
}
