import type { openQueryClient } from './query-client.ts'

type Opened = ReturnType<typeof openQueryClient>

let opening: Promise<Opened> | undefined

/**
 * Loads the typed client with its React Query cache, for components of pages that do not start with `TrpcProvider`: forms and links work without it
 * (docs/architecture.md#weight). After a failed load the next call tries again.
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
