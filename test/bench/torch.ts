import type { RunningSite } from './running-site.ts'
import { steadyWrites } from './steady-writes.ts'

const passes = 1000

/**
 * Measures a thousand simultaneous passes, each in its own request: the time until the last is acknowledged, and whether each leg was assigned once.
 * Measures passes over connections that stay open, too.
 */
export async function benchTorch(site: RunningSite): Promise<string[]> {
  const { url } = site
  await passConcurrently(url, passes)
  const started = performance.now()
  const legs = await passConcurrently(url, passes)
  const seconds = (performance.now() - started) / 1000
  const given = new Set(legs).size
  if (given !== passes) throw new Error(`${passes} passes were given ${given} legs`)
  const probe = await askConcurrently(`${url}/healthz`, passes)
  const steady = await steadyWrites(site, 'torch passes', { path: '/api/v1/torch/add', body: {} }, () => totalOf(url))
  return [
    `${'1,000 torch passes at the same time'.padEnd(34)} ${Math.round(passes / seconds)} acknowledged a second, each leg once`,
    `${'1,000 times /healthz at the same time'.padEnd(34)} ${Math.round(passes / probe)} answered a second`,
    steady,
  ]
}

/** Returns the number of passed legs. */
async function totalOf(url: string): Promise<number> {
  const result: unknown = await (await fetch(`${url}/api/v1/torch/get`)).json()
  return Number(/"count":(\d+)/.exec(JSON.stringify(result))?.[1])
}

function passConcurrently(url: string, count: number): Promise<number[]> {
  return Promise.all(Array.from({ length: count }, () => passOne(url)))
}

/** Returns the seconds for `count` simultaneous requests of the smallest response of the same server. */
async function askConcurrently(url: string, count: number): Promise<number> {
  const started = performance.now()
  await Promise.all(Array.from({ length: count }, async () => (await fetch(url)).arrayBuffer()))
  return (performance.now() - started) / 1000
}

async function passOne(url: string): Promise<number> {
  const response = await fetch(`${url}/api/v1/torch/add`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  })
  const body: unknown = await response.json()
  const from = /"leg":\{"from":(\d+)/.exec(JSON.stringify(body))?.[1]
  if (from === undefined) throw new Error(`${url} answered ${response.status}`)
  return Number(from)
}
