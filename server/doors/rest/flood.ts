import type { MiddlewareHandler } from 'hono'
import { floodCounter } from '../flood.ts'
import { addressOf } from './request-context.ts'
import type { RestEnv, RestParts } from './rest-parts.ts'

/** decisions: Limits. Requests a minute from one address. */
export const floodLimit = { points: 600, seconds: 60 } as const

export function floodGate(parts: RestParts): MiddlewareHandler<RestEnv> {
  const count = floodCounter(floodLimit)
  return async (call, next) => {
    if (parts.limits) await count(addressOf(call, parts))
    await next()
  }
}
