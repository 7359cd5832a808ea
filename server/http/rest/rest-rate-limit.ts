import type { MiddlewareHandler } from 'hono'
import { addressOf } from './build-rest-context.ts'
import type { Call, RestEnv, RestOptions } from './rest-options.ts'

/** Requests a minute from one address (docs/product.md#limits). */
export const addressRateLimit = { points: 600, seconds: 60 } as const

/** Counts each call for its address, where there is a limit, and refuses those over it. */
export function limitAddressRate(
  parts: RestOptions,
  count: ((address: string) => Promise<void>) | undefined,
): MiddlewareHandler<RestEnv> {
  if (count === undefined) return (_, next) => next()
  const countedOf = async (call: Call): Promise<void> => {
    const address = addressOf(call, parts)
    try {
      await count(address)
    } catch (error) {
      const who = { address, requestId: call.var.requestId }
      parts.site.security.record(who, { event: 'limit', outcome: 'limited', at: 'rest' })
      throw error
    }
  }
  return async (call, next) => {
    await countedOf(call)
    await next()
  }
}
