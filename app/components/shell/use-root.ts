import { useRouteLoaderData } from '@remix-run/react'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { believeServer, isLoggedOut, onLogoutChange } from '#app/browser/logged-out.ts'
import type { loader } from '#app/root.tsx'

type RootData = ReturnType<typeof useRouteLoaderData<typeof loader>>
export type Root = NonNullable<RootData>

let last: RootData

/**
 * The root's data of this request. A page of the browser that could not read it gets the last known data; undefined where it never
 * could be read. After a logout here there is no member, also while the server has not heard of it.
 */
export function useRoot(): RootData {
  const data = useRouteLoaderData<typeof loader>('root') ?? last
  const isOut = useSyncExternalStore(onLogoutChange, isLoggedOut, () => false)
  return useMemo(() => (isOut && data !== undefined ? { ...data, me: null } : data), [data, isOut])
}

/** For the document alone. Effects run in the browser: the server, which answers many at once, remembers nothing. */
export function useRootRemembered(): void {
  const data = useRouteLoaderData<typeof loader>('root')
  useEffect(() => {
    // An error page, which comes with a document of its own, shows again what was known before.
    if (data === undefined || data === last) return
    last = data
    believeServer()
  }, [data])
}
