import type { MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from '../../kernel/refusal.ts'
import { addressOf } from './request-context.ts'
import type { RestEnv, RestParts } from './rest-parts.ts'

/** decisions: Limits. Requests a minute from one address; kept in memory, because a flood must not reach the database. */
export const floodLimit = { points: 600, seconds: 60 } as const

export function floodGate(parts: RestParts): MiddlewareHandler<RestEnv> {
  const counter = new RateLimiterMemory({ points: floodLimit.points, duration: floodLimit.seconds })
  return async (call, next) => {
    if (parts.limits) await consume(counter, addressOf(call, parts))
    await next()
  }
}

async function consume(counter: RateLimiterMemory, address: string): Promise<void> {
  try {
    await counter.consume(address)
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    const seconds = Math.ceil(refused.msBeforeNext / 1000) || 1
    throw new Refusal('too_many', 'site.too_many', { params: { seconds, limit: floodLimit.points } })
  }
}
