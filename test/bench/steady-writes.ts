import { setTimeout as pause } from 'node:timers/promises'
import { loadOn } from './crowd/load.ts'
import type { RunningSite } from './running-site.ts'

const connections = 256
const seconds = 6

/**
 * Measures writes over 256 connections that stay open, after a first round that warms up. `total` returns the stored number of these writes, without
 * its own: it must grow by each acknowledged one, and beyond that only by those that were on their way when the round ended.
 */
export async function steadyWrites(
  { url, pid }: RunningSite,
  name: string,
  request: { path: string; body: object },
  total: () => Promise<number>,
): Promise<string> {
  const round = () =>
    loadOn(pid, {
      url: url + request.path,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request.body),
      connections,
      duration: seconds,
    })
  await round()
  const before = await totalAtRest(total)
  const { perSecond, p99, failed, answered } = await round()
  const grown = (await totalAtRest(total)) - before
  if (failed > 0 || grown < answered || grown > answered + 2 * connections)
    throw new Error(`${name}: ${answered} acknowledged, ${failed} failed, ${grown} stored`)
  const figures = `${Math.round(perSecond)} acknowledged a second, p99 ${p99.toFixed(0)} ms, none lost`
  return `${`${name}, 256 connections`.padEnd(34)} ${figures}`
}

/** Returns the total once no more writes are on their way. */
async function totalAtRest(total: () => Promise<number>): Promise<number> {
  const now = await total()
  if (!Number.isFinite(now)) throw new Error('the site told no total')
  await pause(300)
  return (await total()) === now ? now : totalAtRest(total)
}
