import type { RunningSite } from '../running-site.ts'
import { bareServer, capture, type Captured } from './bare-response.ts'
import { loadOn, type Load } from './load.ts'
import type { Person } from './people.ts'

export interface AddressFigures {
  name: string
  connections: number
  load: Load
  /** Responses per second of the bare server that sends the same bytes. */
  bare: number
}

interface Asked {
  name: string
  path: string
  headers: Record<string, string>
}

const secondsEach = Number(process.env['BENCH_SECONDS'] ?? 4)
const warmUp = 1
const connectionCounts = [16, 256] as const

const pages = ['/', '/forum', '/forum/board/1', '/forum/post/1', '/articles', '/articles/1', '/blessings', '/timeline']
const calls = ['/api/v1/forum/posts', '/api/v1/articles', '/api/v1/articles/1', '/api/v1/torch/get']

/** Returns the largest script that every page loads, and a picture. */
async function filesOf(url: string): Promise<string[]> {
  const page = await (await fetch(url)).text()
  const script = /\/assets\/libraries-[\w-]+\.js/.exec(page)?.[0]
  return [...(script === undefined ? [] : [script]), '/pictures/hero-night.svg']
}

/**
 * Measures each address of the site as guest and as member, with few and with many connections, compared with a bare response of the same bytes. Yields
 * each figure when it is measured.
 */
export async function* measureAddresses(site: RunningSite, member: Person): AsyncGenerator<AddressFigures> {
  const guest = (path: string): Asked => ({ name: `guest ${path}`, path, headers: {} })
  const asked = [
    ...pages.map(guest),
    ...pages.map(path => ({ name: `member ${path}`, path, headers: { cookie: member.cookie } })),
    ...calls.map(path => ({ name: `REST ${path.slice('/api/v1'.length)}`, path, headers: {} })),
    ...[...(await filesOf(site.url)), '/healthz'].map(path => ({ name: `file ${path}`, path, headers: {} })),
  ]
  for (const one of asked) for (const connections of connectionCounts) yield await measured(site, one, connections)
}

async function measured(site: RunningSite, asked: Asked, connections: number): Promise<AddressFigures> {
  const headers = { 'accept-encoding': 'br', ...asked.headers }
  const captured = await capture(site.url, asked.path, asked.headers)
  const load = await steady(site.pid, `${site.url}${asked.path}`, connections, headers)
  return { name: asked.name, connections, load, bare: await bareRate(captured, connections) }
}

const rates = new Map<string, number>()

/** Measured once per number of bytes, because their content makes no difference. */
async function bareRate(captured: Captured, connections: number): Promise<number> {
  const key = `${Math.round(captured.body.length / 1024)} ${connections}`
  const known = rates.get(key)
  if (known !== undefined) return known
  const bare = await bareServer([captured])
  try {
    const { perSecond } = await steady(bare.pid, `${bare.url}${captured.path}`, connections, {
      'accept-encoding': 'br',
    })
    rates.set(key, perSecond)
    return perSecond
  } finally {
    bare.stop()
  }
}

async function steady(pid: number, url: string, connections: number, headers: Record<string, string>): Promise<Load> {
  await loadOn(pid, { url, connections, headers, duration: warmUp })
  return loadOn(pid, { url, connections, headers, duration: secondsEach })
}
