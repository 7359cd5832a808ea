import type { MiddlewareHandler } from 'hono'

const reading = ['GET', 'HEAD', 'OPTIONS']

/**
 * Starts at most `maxStartsPerRound` writing requests in each round of the event loop, so that reads are handled in between when many requests write
 * at the same moment. A single write does not wait.
 */
export function paceWrites(maxStartsPerRound: number): MiddlewareHandler {
  const waiting: (() => void)[] = []
  let begun = 0
  const nextRound = () => {
    const now = waiting.splice(0, maxStartsPerRound)
    begun = now.length
    if (begun > 0) setImmediate(nextRound)
    for (const go of now) go()
  }
  return async (call, next) => {
    if (!reading.includes(call.req.method)) {
      if (begun === 0) setImmediate(nextRound)
      if (begun < maxStartsPerRound) begun += 1
      else await new Promise<void>(go => waiting.push(go))
    }
    await next()
  }
}
