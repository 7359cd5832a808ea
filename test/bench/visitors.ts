import type { RunningSite } from './running-site.ts'
import { steadyWrites } from './steady-writes.ts'

async function post(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.json()
}

function numberIn(data: unknown): number {
  const found = /"visitorNumber":(\d+)/.exec(JSON.stringify(data))
  return Number(found?.[1])
}

/**
 * Measures 200 visitors added at the same time, compared with 200 added one after another; the numbers must be consecutive. Measures visitors over connections
 * that stay open, too.
 */
export async function benchVisitors(site: RunningSite): Promise<string[]> {
  const { url } = site
  const add = () => post(`${url}/api/v1/visitors/add`, { sessionId: null }).then(numberIn)
  const atOnce = await timed(() => Promise.all(Array.from({ length: 200 }, add)))
  const inTurn = await timed(async () => {
    for (let visitor = 0; visitor < 200; visitor += 1) await add()
    return []
  })
  const numbers = [...new Set(atOnce.result)].sort((one, other) => one - other)
  const consecutive = numbers.length === 200 && numbers.every((number, index) => number === (numbers[0] ?? 0) + index)
  if (!consecutive) throw new Error('200 visitors at the same time did not get 200 consecutive numbers')
  // Asking for the number is a visit, too.
  let asked = 0
  const total = async () => (await add()) - ++asked
  return [
    `200 visitors at the same time: ${atOnce.took.toFixed(0)} ms, in turn ${inTurn.took.toFixed(0)} ms (${(inTurn.took / atOnce.took).toFixed(1)} ×), consecutive`,
    await steadyWrites(site, 'visitors', { path: '/api/v1/visitors/add', body: { sessionId: null } }, total),
  ]
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; took: number }> {
  const started = performance.now()
  const result = await work()
  return { result, took: performance.now() - started }
}
