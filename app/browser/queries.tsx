import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { tellFailure } from './tell-failure.ts'

/** Around what a page does by typed calls; each call that fails is told once, here (docs/product.md#system-messages). Home does without this weight. */
export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(
    () => new QueryClient({ mutationCache: new MutationCache({ onError: error => void tellFailure(error) }) }),
  )
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
