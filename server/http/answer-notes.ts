import type { Handler } from './chain.ts'
import type { Logger } from './log.ts'
import type { Metrics } from './metrics.ts'

interface Answered {
  /** What answered: file, probe, page, rest or rpc. */
  door: string
  method: string
  path: string
  status: number
  /** Milliseconds to the head of the answer. */
  elapsed: number
}

export type NoteAnswer = (answered: Answered) => void

/** Counts each answer for /metrics, and writes it to the log where the level asks for it. */
export function noteAnswers(metrics: Metrics, log: Logger): NoteAnswer {
  const isLogged = log.isLevelEnabled('debug')
  return ({ door, method, path, status, elapsed }) => {
    metrics.note(door, method, status, elapsed / 1000)
    if (isLogged) log.debug({ method, path, status, ms: Math.round(elapsed) }, 'answered')
  }
}

/** Notes what this handler answers. It must answer at once or pass on: nothing is noted of what it does later. */
export function noted(door: string, note: NoteAnswer, handler: Handler): Handler {
  return (request, response, next) => {
    const started = performance.now()
    const passed = { on: false }
    handler(request, response, () => {
      passed.on = true
      next()
    })
    if (passed.on) return
    const { method = '', url: path = '' } = request
    note({ door, method, path, status: response.statusCode, elapsed: performance.now() - started })
  }
}
