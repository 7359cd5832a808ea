import { MutationCache, QueryClient } from '@tanstack/react-query'
import { openRpc } from './rpc-client.ts'
import { showFailure } from './failure-toast.ts'

/** For a call whose component says itself what became of it. */
export const toldInPlace = { isToldInPlace: true } as const

/** The typed client and the cache of its answers. Each mutation that fails shows one message (docs/product.md#system-messages). */
export function openQueryClient() {
  const mutationCache = new MutationCache({
    onError: (error, _input, _before, { meta }) => {
      if (meta?.['isToldInPlace'] !== true) void showFailure(error)
    },
  })
  return { client: openRpc(), queryClient: new QueryClient({ mutationCache }) }
}
