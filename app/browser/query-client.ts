import { MutationCache, QueryClient } from '@tanstack/react-query'
import { openRpc } from './rpc-client.ts'
import { showFailure } from './failure-toast.ts'

/** Meta of a mutation whose component shows its failure itself. */
export const handlesOwnErrors = { handlesErrors: true } as const

/** Creates the typed client and its query cache. Each failed mutation shows one message (docs/product.md#system-messages). */
export function openQueryClient() {
  const mutationCache = new MutationCache({
    onError: (error, _input, _before, { meta }) => {
      if (meta?.['handlesErrors'] !== true) void showFailure(error)
    },
  })
  return { client: openRpc(), queryClient: new QueryClient({ mutationCache }) }
}
