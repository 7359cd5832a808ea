import { once } from 'node:events'
import http from 'node:http'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { quantile, type RunningSite } from './running-site.ts'

const posters = 20
const logins = 100
const wrongLogins = 320
/** The password is checked like any other, although the account does not exist. */
const other = { username: 'nobody_here', password: 'not-the-password' }
const owner = { username: 'bench_heavy', email: 'heavy@example.org', password: 'lighthouse-1915' }

interface Sent {
  path: string
  body?: object
  /** An address of loopback, which has many: limits and queues work per address. */
  address: string
}

/** Returns the status of the response and its time in ms. */
function send(url: string, { path, body, address }: Sent): Promise<{ status: number; took: number }> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' }
    const options = { method: body === undefined ? 'GET' : 'POST', headers, localAddress: address, agent: false }
    http
      .request(url + path, options, response => {
        response
          .resume()
          .on('end', () => resolve({ status: response.statusCode ?? 0, took: performance.now() - started }))
      })
      .on('error', reject)
      .end(body === undefined ? undefined : JSON.stringify(body))
  })
}

const logIn = (url: string, address: string, asWho: Partial<typeof other> = {}) =>
  send(url, { path: '/api/v1/auth/login', body: { ...owner, ...asWho }, address })

/** Requests an address repeatedly in a worker thread; the returned function stops it and resolves to the response times. */
async function reading(url: string): Promise<() => Promise<number[]>> {
  const reader = new Worker(new URL('response-times.worker.ts', import.meta.url), { workerData: url })
  await once(reader, 'message')
  return async () => {
    reader.postMessage('enough')
    return z
      .array(z.number())
      .parse((await once(reader, 'message'))[0])
      .sort((one, other) => one - other)
  }
}

const times = (of: readonly number[]) =>
  `median ${quantile(of, 0.5).toFixed(0)} ms, p95 ${quantile(of, 0.95).toFixed(0)}, p99 ${quantile(of, 0.99).toFixed(0)}, longest ${quantile(of, 1).toFixed(0)} (${of.length} ×)`

const statusesOf = (responses: readonly { status: number }[]) =>
  [...Map.groupBy(responses, ({ status }) => status)].map(([status, all]) => `${all.length} × ${status}`).join(', ')

/**
 * Measures twenty posters and a hundred logins at the same time, their effect on other requests, and a login while another address tries wrong passwords; with
 * rate limits on.
 */
export async function benchPostersAndLogins({ url }: RunningSite): Promise<string[]> {
  await send(url, { path: '/api/v1/auth/register', body: owner, address: '127.0.2.1' })
  await send(url, { path: '/poster/picture.png?wish=first', address: '127.0.2.1' })
  const stops = [await reading(`${url}/healthz`), await reading(`${url}/`)]
  const started = performance.now()
  const [drawn, loggedIn] = await Promise.all([
    Promise.all(
      Array.from({ length: posters }, (_, nth) =>
        send(url, { path: `/poster/picture.png?wish=${nth}`, address: `127.0.3.${nth + 1}` }),
      ),
    ),
    Promise.all(
      Array.from({ length: logins }, (_, nth) => logIn(url, `127.0.4.${nth + 1}`, { username: `nobody_${nth}` })),
    ),
  ])
  const took = (performance.now() - started) / 1000
  const [probe = [], home = []] = await Promise.all(stops.map(stop => stop()))
  const finished = drawn.map(each => each.took).sort((one, other) => one - other)
  const apart = finished.map((at, nth) => at - (finished[nth - 1] ?? 0))
  const alone = await logIn(url, '127.0.5.1')
  const wrong = Promise.all(Array.from({ length: wrongLogins }, () => logIn(url, '127.0.5.2', other)))
  const meanwhile = await logIn(url, '127.0.5.3')
  return [
    `${posters} posters (${statusesOf(drawn)}) and ${logins} logins (${statusesOf(loggedIn)}) at the same time: ${took.toFixed(1)} s; at most ${Math.max(...apart).toFixed(0)} ms from one poster to the next`,
    `  meanwhile /healthz ${times(probe)}`,
    `  meanwhile Home ${times(home)}`,
    `${wrongLogins} wrong logins of one address (${statusesOf(await wrong)}): another person's took ${meanwhile.took.toFixed(0)} ms (${meanwhile.status}), ${alone.took.toFixed(0)} ms before`,
  ]
}
