import { useRouteLoaderData } from '@remix-run/react'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { endLoggedOutDisplay, isLoggedOut, onLogoutChange } from '#app/browser/logged-out.ts'
import type { loader } from '#app/root.tsx'

type RootData = ReturnType<typeof useRouteLoaderData<typeof loader>>
export type Root = NonNullable<RootData>

let last: RootData

/**
 * Returns the root loader's data. If it could not be read, the browser uses the last known data; undefined if there is none. After a logout in the
 * browser `me` is null, even before the server knows.
 */
export function useRoot(): RootData {
  const data = useRouteLoaderData<typeof loader>('root') ?? last
  const isOut = useSyncExternalStore(onLogoutChange, isLoggedOut, () => false)
  return useMemo(() => (isOut && data !== undefined ? { ...data, me: null } : data), [data, isOut])
}

/**
 * Remembers the root data; call it in the document only. Effects run only in the browser, so the server, which serves many requests at the same time,
 * remembers nothing.
 */
export function useStoreRootData(): void {
  const data = useRouteLoaderData<typeof loader>('root')
  useEffect(() => {
    // An error page has its own document and shows the data that was known before.
    if (data === undefined || data === last) return
    last = data
    endLoggedOutDisplay()
  }, [data])
}
