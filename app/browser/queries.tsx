import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createTRPCReact } from '@trpc/react-query'
import { useState, type ReactNode } from 'react'
import type { AppRouter } from '#server/router.ts'
import { openRpc } from './rpc-client.ts'
import { tellFailure } from './tell-failure.ts'

/** The procedures of the site as hooks, for what a component shows of a call: optimistic, one after another, told when it fails. */
export const trpc = createTRPCReact<AppRouter>()

/** For a call whose component says itself what became of it. */
export const toldInPlace = { isToldInPlace: true } as const

/** Around what a page does by typed calls; each call that fails is told once, here (docs/product.md#system-messages). Home does without this weight. */
export function Queries({ children }: { children: ReactNode }) {
  const [{ client, queryClient }] = useState(openCalls)
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  )
}

function openCalls() {
  const mutationCache = new MutationCache({
    onError: (error, _input, _before, { meta }) => {
      if (meta?.['isToldInPlace'] !== true) void tellFailure(error)
    },
  })
  return { client: openRpc(), queryClient: new QueryClient({ mutationCache }) }
}
