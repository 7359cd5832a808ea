import type { TRPCClient } from '@trpc/client'
import type { AppRouter } from '#server/router.ts'

export type Rpc = TRPCClient<AppRouter>

let loading: Promise<Rpc> | undefined

/** The typed client, fetched on first use: forms and links do without it (docs/architecture.md#weight). */
export function loadRpc(): Promise<Rpc> {
  loading ??= import('./rpc-client.ts').then(
    ({ openRpc }) => openRpc(),
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}
