import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { quantile, type RunningSite } from './running-site.ts'

const owner = { username: 'bench_owner', email: 'bench@example.org', password: 'lighthouse-1915' } as const

function post(url: string, path: string, body: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' }
  return fetch(`${url}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** Measures 500 simultaneous logins, and the response times of other pages meanwhile. Each hash takes 19 MB, so the logins must queue. */
export async function benchLogins({ url, memory }: RunningSite): Promise<string[]> {
  await post(url, '/auth/register', owner)
  const reader = new Worker(new URL('response-times.worker.ts', import.meta.url), { workerData: `${url}/` })
  await once(reader, 'message')
  const before = await memory()
  const crowd = { left: 500 }
  const logIn = async () => {
    const status = await statusOf(await post(url, '/auth/login', owner))
    crowd.left -= 1
    return status
  }
  const started = performance.now()
  const logins = Promise.all(Array.from({ length: 500 }, logIn))
  let peak = before
  while (crowd.left > 0) {
    await pause(50)
    peak = Math.max(peak, await memory())
  }
  const took = performance.now() - started
  reader.postMessage('enough')
  const pages = z.array(z.number()).parse((await once(reader, 'message'))[0])
  const statuses = Map.groupBy(await logins, status => status)
  const outcome = [...statuses].map(([status, responses]) => `${responses.length} × ${status}`).join(', ')
  pages.sort((one, other) => one - other)
  return [
    `500 logins at the same time: ${outcome} in ${(took / 1000).toFixed(1)} s; memory ${before.toFixed(0)} MB, at most ${peak.toFixed(0)} MB`,
    `  Home meanwhile (${pages.length} ×): median ${quantile(pages, 0.5).toFixed(0)} ms, p95 ${quantile(pages, 0.95).toFixed(0)} ms, longest ${quantile(pages, 1).toFixed(0)} ms`,
  ]
}

async function statusOf(response: Response): Promise<number> {
  await response.arrayBuffer()
  return response.status
}

/**
 * Measures requests for codes, 100 each for a known and an unknown address in turn: the medians must differ by at most 5 ms
 * (docs/product.md#verification-code).
 */
export async function benchCodes({ url }: RunningSite): Promise<string[]> {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (let count = -20; count < 200; count += 1) {
    const kind = count % 2 === 0 ? 'known' : 'unknown'
    const started = performance.now()
    await statusOf(
      await post(url, '/users/forgot-password', { email: kind === 'known' ? owner.email : 'nobody@example.org' }),
    )
    if (count >= 0) times[kind].push(performance.now() - started)
  }
  const median = (kind: keyof typeof times) =>
    quantile(
      times[kind].toSorted((one, other) => one - other),
      0.5,
    )
  const [known, unknown] = [median('known'), median('unknown')]
  if (Math.abs(known - unknown) > 5) throw new Error(`a known address takes ${known} ms, an unknown one ${unknown} ms`)
  return [`codes: known address ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms (medians of 100)`]
}
