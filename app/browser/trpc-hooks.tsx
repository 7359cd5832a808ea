import { QueryClientProvider } from '@tanstack/react-query'
import { createTRPCReact } from '@trpc/react-query'
import { useState, type ReactNode } from 'react'
import type { AppRouter } from '#server/router.ts'
import { openQueryClient } from './query-client.ts'

export { handlesOwnErrors } from './query-client.ts'

/**
 * The site's procedures as React hooks, for components that show the state of a call: optimistic updates, one call after another, a message on
 * failure.
 */
export const trpc = createTRPCReact<AppRouter>()

/** Provides the typed client to the components of a page that make typed calls. Home omits it because of its weight. */
export function TrpcProvider({ children }: { children: ReactNode }) {
  const [{ client, queryClient }] = useState(openQueryClient)
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  )
}
