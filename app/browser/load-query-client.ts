import type { openQueryClient } from './query-client.ts'

type Opened = ReturnType<typeof openQueryClient>

let opening: Promise<Opened> | undefined

/**
 * The typed client with a cache of React Query, for a component of pages that do not carry `TrpcProvider` from the start: forms and links do
 * without them (docs/architecture.md#weight). A load that failed is tried again by the next call.
 */
export function loadQueryClient(): Promise<Opened> {
  opening ??= import('./query-client.ts').then(
    module => module.openQueryClient(),
    (error: unknown) => {
      opening = undefined
      throw error
    },
  )
  return opening
}
