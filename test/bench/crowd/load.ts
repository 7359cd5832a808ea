import autocannon, { type Options } from 'autocannon'
import { processorTime, residentMemory } from '../process-figures.ts'
import { quantile } from '../running-site.ts'

export interface Load {
  /** Answers a second that were neither refused nor failed. */
  perSecond: number
  /** Milliseconds. */
  p50: number
  p95: number
  p99: number
  /** Answers that say 503 or 429: told early to come again. */
  refused: number
  /** Neither an answer that was hoped for nor a refusal: other statuses, broken connections, time-outs. */
  failed: number
  /** Milliseconds that the slowest twentieth of the refusals took at least; undefined where there was none. */
  refusedWithin: number | undefined
  /** Milliseconds of processor time for each answer. */
  processor: number
  /** MB when it ended. */
  memory: number
}

const isRefusal = (status: number) => status === 503 || status === 429
const isHoped = (status: number) => (status >= 200 && status < 300) || status === 304

/** Sends what the options of autocannon say, and measures the answers and what they cost the process that gives them. */
export async function loadOn(pid: number, options: Options): Promise<Load> {
  const before = processorTime(pid)
  const times: number[] = []
  const refusals: number[] = []
  let others = 0
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(options, (error: unknown, ended) => {
      if (error instanceof Error) reject(error)
      else resolve(ended)
    })
    running.on('response', (_client, status, _bytes, took) => {
      if (isHoped(status)) times.push(took)
      else if (isRefusal(status)) refusals.push(took)
      else others += 1
    })
  })
  times.sort((one, other) => one - other)
  refusals.sort((one, other) => one - other)
  const answers = times.length + refusals.length + others
  return {
    perSecond: times.length / result.duration,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
    refused: refusals.length,
    failed: others + result.errors + result.timeouts,
    refusedWithin: refusals.length === 0 ? undefined : quantile(refusals, 0.95),
    processor: (processorTime(pid) - before) / Math.max(answers, 1),
    memory: residentMemory(pid),
  }
}
