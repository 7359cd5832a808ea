import type { MiddlewareHandler } from 'hono'

const reading = ['GET', 'HEAD', 'OPTIONS']

/**
 * Lets `atOnce` writers begin, and the next as many when whatever else has arrived was begun too: a crowd that posts in one moment
 * lets readers through between. Where there is no crowd nobody waits.
 */
export function paced(atOnce: number): MiddlewareHandler {
  const waiting: (() => void)[] = []
  let begun = 0
  const nextRound = () => {
    const now = waiting.splice(0, atOnce)
    begun = now.length
    if (begun > 0) setImmediate(nextRound)
    for (const go of now) go()
  }
  return async (call, next) => {
    if (!reading.includes(call.req.method)) {
      if (begun === 0) setImmediate(nextRound)
      if (begun < atOnce) begun += 1
      else await new Promise<void>(go => waiting.push(go))
    }
    await next()
  }
}
