import { execFileSync } from 'node:child_process'
import { afterAll, expect, test } from 'vitest'
import { eventually } from '#test/support/browser.ts'
import { journeySite } from '#test/support/journey-site.ts'
import { messagesOf, openStreams, streamsPossible, type OpenStream } from '#test/support/live-streams.ts'
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

test('after one of two processes was killed the streams of the other continue, and its own reconnect there', async () => {
  const streams = await openStreams(pair.url, 40)
  const [victim] = execFileSync('pgrep', ['-P', String(pair.pid)], { encoding: 'utf8' }).split('\n')
  process.kill(Number(victim), 'SIGKILL')
  await eventually(() => streams.some(({ isClosed }) => isClosed)).toBe(true)
  const lost = streams.filter(({ isClosed }) => isClosed)
  expect(lost.length).toBeLessThan(streams.length)
  const killed = performance.now()
  const back = await openStreams(pair.url, lost.length)
  expect(performance.now() - killed).toBeLessThan(3000)
  await pair.call('POST', '/torch/add', { body: {} })
  const all = [...streams.filter(({ isClosed }) => !isClosed), ...back]
  await eventually(() => all.filter(stream => lastCount(stream) !== 1).length).toBe(0)
  leave(all)
})
