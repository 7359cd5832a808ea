import autocannon, { type Options } from 'autocannon'
import { processorTime, residentMemory } from '../process-figures.ts'
import { quantile } from '../running-site.ts'

export interface Load {
  /** The number of successful responses. */
  answered: number
  /** Successful responses per second: neither refused nor failed. */
  perSecond: number
  /** In ms. */
  p50: number
  p95: number
  p99: number
  /** Responses with status 503 or 429, which tell the client to retry later. */
  refused: number
  /** Neither a success nor a refusal: other statuses, broken connections, timeouts. */
  failed: number
  /** The 95th percentile of the times of refusals, in ms; undefined if there was none. */
  refusedWithin: number | undefined
  /** CPU time per response, in ms. */
  processor: number
  /** Memory at the end, in MB. */
  memory: number
}

const isRefusal = (status: number) => status === 503 || status === 429
const isHoped = (status: number) => (status >= 200 && status < 300) || status === 304

/** Runs autocannon with these options, and measures the responses and the CPU time and memory of the server process. */
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
  const responses = times.length + refusals.length + others
  return {
    answered: times.length,
    perSecond: times.length / result.duration,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
    refused: refusals.length,
    failed: others + result.errors + result.timeouts,
    refusedWithin: refusals.length === 0 ? undefined : quantile(refusals, 0.95),
    processor: (processorTime(pid) - before) / Math.max(responses, 1),
    memory: residentMemory(pid),
  }
}
