import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, expect, test } from 'vitest'
import { eventually } from '#test/support/browser.ts'
import { journeySite } from '#test/support/journey-site.ts'
import { messagesOf, openStream, openStreams, streamsPossible, type OpenStream } from '#test/support/live-streams.ts'
import { startPostgres } from '#test/support/postgres.ts'

const site = await journeySite({ SEED: 'none' })
const postgres = await startPostgres()
if (postgres === undefined) throw new Error('no PostgreSQL was found: install the package postgresql')
const pair = await journeySite({ SEED: 'none', DATABASE_URL: postgres.url, WORKERS: '2' })
afterAll(() => postgres.stop())

const lastCount = (stream: OpenStream) =>
  Number(/"count":(\d+)/.exec(JSON.stringify(messagesOf(stream).at(-1)))?.[1] ?? 0)
const leave = (streams: readonly OpenStream[]) => streams.forEach(({ socket }) => socket.destroy())

test('with five thousand open streams the site works, all get the torch, and all places are released afterwards', async () => {
  const count = streamsPossible(5000)
  expect(count).toBeGreaterThanOrEqual(1000)
  const streams = await openStreams(site.url, count)
  expect(streams.filter(({ status }) => status === 200)).toHaveLength(count)
  for (let passed = 0; passed < 20; passed += 1) await site.call('POST', '/torch/add', { body: {} })
  await eventually(() => streams.filter(stream => lastCount(stream) !== 20).length).toBe(0)
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
  expect((await fetch(site.url)).status).toBe(200)
  leave(streams)
  const [again] = await openStreams(site.url, 1)
  expect(again?.status).toBe(200)
  leave(again ? [again] : [])
})

/**
 * Opens a stream again as soon as it has closed, with a few tries, because the system may reset a connection that the ending process has not accepted
 * yet.
 */
async function reopen({ socket }: OpenStream, reopened: OpenStream[]): Promise<void> {
  await once(socket, 'close')
  let stream = await openStream(pair.url)
  for (let tries = 1; stream.isClosed && tries < 10; tries += 1) stream = await openStream(pair.url)
  reopened.push(stream)
}

test('after one of two processes was killed the streams of the other continue, and its own reconnect there', async () => {
  const streams = await openStreams(pair.url, 200)
  const reopened: OpenStream[] = []
  const following = Promise.all(streams.map(stream => reopen(stream, reopened)))
  const [victim] = execFileSync('pgrep', ['-P', String(pair.pid)], { encoding: 'utf8' }).split('\n')
  process.kill(Number(victim), 'SIGKILL')
  const killed = performance.now()
  await eventually(() => streams.some(({ isClosed }) => isClosed)).toBe(true)
  const open = () => [...streams, ...reopened].filter(({ isClosed }) => !isClosed)
  await eventually(() => open().length).toBe(streams.length)
  expect(performance.now() - killed).toBeLessThan(3000)
  expect(reopened.length).toBeLessThan(streams.length)
  await pair.call('POST', '/torch/add', { body: {} })
  await eventually(() => open().filter(stream => lastCount(stream) !== 1).length).toBe(0)
  leave(streams)
  await following
  leave(reopened)
})
