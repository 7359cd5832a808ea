import { useRouteLoaderData } from '@remix-run/react'
import type { loader } from '#app/root.tsx'

export type Root = NonNullable<ReturnType<typeof useRoot>>

/** What the root knows of this request; undefined where not even that could be read. */
export const useRoot = () => useRouteLoaderData<typeof loader>('root')
