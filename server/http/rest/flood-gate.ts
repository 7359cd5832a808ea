import type { MiddlewareHandler } from 'hono'
import { floodCounter } from '../flood-counter.ts'
import { addressOf } from './request-context.ts'
import type { Call, RestEnv, RestOptions } from './rest-options.ts'

/** Requests a minute from one address (docs/product.md#limits). */
export const floodLimit = { points: 600, seconds: 60 } as const

export function floodGate(parts: RestOptions): MiddlewareHandler<RestEnv> {
  const count = floodCounter(floodLimit)
  async function countedOf(call: Call): Promise<void> {
    const address = addressOf(call, parts)
    try {
      await count(address)
    } catch (error) {
      const who = { address, requestId: call.var.requestId }
      parts.site.security.note(who, { event: 'limit', outcome: 'limited', at: 'rest' })
      throw error
    }
  }
  return async (call, next) => {
    if (parts.limits) await countedOf(call)
    await next()
  }
}
