import type { Handler } from './handler-chain.ts'
import type { Logger } from './log.ts'
import type { Metrics } from './metrics.ts'

interface HandledRequest {
  /** The handler that answered: file, probe, page, rest or rpc. */
  handler: string
  method: string
  path: string
  status: number
  /** Milliseconds until the head of the response. */
  elapsed: number
}

export type RecordRequest = (request: HandledRequest) => void

/** Counts each response for /metrics, and logs it at the level `debug`. */
export function recordRequests(metrics: Metrics, log: Logger): RecordRequest {
  const isLogged = log.isLevelEnabled('debug')
  return ({ handler, method, path, status, elapsed }) => {
    metrics.recordRequest(handler, method, status, elapsed / 1000)
    if (isLogged) log.debug({ method, path, status, ms: Math.round(elapsed) }, 'answered')
  }
}

/** Records the responses of a handler. The handler must answer or pass on synchronously; a later response is not recorded. */
export function recorded(name: string, note: RecordRequest, handler: Handler): Handler {
  return (request, response, next) => {
    const started = performance.now()
    const passed = { on: false }
    handler(request, response, () => {
      passed.on = true
      next()
    })
    if (passed.on) return
    const { method = '', url: path = '' } = request
    note({ handler: name, method, path, status: response.statusCode, elapsed: performance.now() - started })
  }
}
