import { startTransition, useEffect, useState } from 'react'

// The whole document is hydrated together: it has no Suspense boundary that would follow later and would have to match the server's markup then.
let isDocumentHydrated = false

/**
 * Returns false on the server and in the first client render, true once scripts run. The render after that can be interrupted, because all parts of a
 * page that wait for scripts change in it.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(isDocumentHydrated)
  useEffect(() => {
    isDocumentHydrated = true
    startTransition(() => setHydrated(true))
  }, [])
  return isHydrated
}
