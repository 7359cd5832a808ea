import { useRouteLoaderData } from '@remix-run/react'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { believeServer, isLoggedOut, onLogoutChange } from '#app/browser/logged-out.ts'
import type { loader } from '#app/root.tsx'

type Told = ReturnType<typeof useRouteLoaderData<typeof loader>>
export type Root = NonNullable<Told>

let last: Told

/**
 * What the root knows of this request, or, on a page of the browser that could not read it, what it knew last; undefined where it never
 * could be read. Whoever has logged out here is nobody, also while the server could not be told.
 */
export function useRoot(): Told {
  const told = useRouteLoaderData<typeof loader>('root') ?? last
  const isOut = useSyncExternalStore(onLogoutChange, isLoggedOut, () => false)
  return useMemo(() => (isOut && told !== undefined ? { ...told, me: null } : told), [told, isOut])
}

/** For the document alone. Effects run in the browser: the server, which answers many at once, remembers nothing. */
export function useRootRemembered(): void {
  const told = useRouteLoaderData<typeof loader>('root')
  useEffect(() => {
    // An error page, which comes with a document of its own, shows again what was known before.
    if (told === undefined || told === last) return
    last = told
    believeServer()
  }, [told])
}
