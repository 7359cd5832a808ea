import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'

/** Moves the focus to the text that the address links to, such as #reply-7; `anchor` is the prefix of such ids. */
export function useFocusLinkedText(anchor: string): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash.startsWith(`#${anchor}`)) document.getElementById(hash.slice(1))?.focus({ preventScroll: true })
  }, [hash, key, anchor])
}
