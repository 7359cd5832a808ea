import { QueryClientProvider } from '@tanstack/react-query'
import { createTRPCReact } from '@trpc/react-query'
import { useState, type ReactNode } from 'react'
import type { AppRouter } from '#server/router.ts'
import { openQueryClient } from './query-client.ts'

export { toldInPlace } from './query-client.ts'

/** The procedures of the site as hooks, for what a component shows of a call: optimistic, one after another, with a message when it fails. */
export const trpc = createTRPCReact<AppRouter>()

/** Around the components of a page that make typed calls. Home does without this weight. */
export function TrpcProvider({ children }: { children: ReactNode }) {
  const [{ client, queryClient }] = useState(openQueryClient)
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  )
}
