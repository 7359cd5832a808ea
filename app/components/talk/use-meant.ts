import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'

/** A link to one text of a conversation takes the focus there too; `anchor` is how its address begins. */
export function useMeant(anchor: string): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash.startsWith(`#${anchor}`)) document.getElementById(hash.slice(1))?.focus({ preventScroll: true })
  }, [hash, key, anchor])
}
