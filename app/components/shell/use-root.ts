import { useRouteLoaderData } from '@remix-run/react'
import { useEffect } from 'react'
import type { loader } from '#app/root.tsx'

type Told = ReturnType<typeof useRouteLoaderData<typeof loader>>
export type Root = NonNullable<Told>

let last: Told

/**
 * What the root knows of this request, or, on a page of the browser that could not read it, what it knew last; undefined where it never
 * could be read.
 */
export const useRoot = (): Told => useRouteLoaderData<typeof loader>('root') ?? last

/** For the root alone. Effects run in the browser: the server, which answers many at once, remembers nothing. */
export function useRootRemembered(): void {
  const told = useRouteLoaderData<typeof loader>('root')
  useEffect(() => {
    if (told !== undefined) last = told
  }, [told])
}
