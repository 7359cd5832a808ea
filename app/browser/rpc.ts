import type { TRPCClient } from '@trpc/client'
import type { AppRouter } from '#server/router.ts'

export type Rpc = TRPCClient<AppRouter>

/** Loads a module on first use. A load that failed is tried again by the next call. */
function onFirstUse<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}

/** The typed client: forms and links do without it (docs/architecture.md#weight). */
export const loadRpc = onFirstUse(async () => (await import('./rpc-client.ts')).openRpc())

/** The typed client with a cache of React Query, for a component of pages that do not carry `Queries` from the start. */
export const loadQueryClient = onFirstUse(async () => (await import('./query-client.ts')).openQueryClient())
