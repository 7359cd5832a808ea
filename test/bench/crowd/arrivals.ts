import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { openStreams, type OpenStream } from '#test/support/live-streams.ts'
import { quantile, timesOf, type RunningSite } from '../running-site.ts'
import { loadOn, type Load } from './load.ts'
import { ask, type Person } from './people.ts'

interface Step {
  /** Requests per second. */
  offered: number
  load: Load
}

export interface ArrivalFigures {
  streams: number
  steps: readonly Step[]
  /** Pledges that the admin approved during the run. */
  approved: number
  /** Seconds from the last arrival until Home responds within 50 ms again. */
  recovery: number
  /** Peak memory in MB. */
  memory: number
}

const minutes = Number(process.env['BENCH_MINUTES'] ?? 2)
const offers = [50, 100, 200, 300, 400, 600, 800, 1_000, 1_250, 1_500, 1_750, 2_000]
const streamsOpen = 3_000
// All requests come from one address, which may hold 500 silent connections; beyond that, the server would close the oldest.
const connectionsAtMost = 450
const soon = 50

/**
 * Runs a load that grows from 50 to 2,000 requests per second, most of them for Home and /blessings, some of them torch passes and pledges, while
 * streams are open and an admin approves. At the end it compares the acknowledged passes with the total: none may be lost.
 */
export async function arrivals(site: RunningSite, admin: Person): Promise<ArrivalFigures> {
  const streams = await openStreams(site.url, streamsOpen, { lastCharacters: 400 })
  const before = await torchTotal(site.url)
  const work = approving(site.url, admin)
  const steps: Step[] = []
  let passed = 0
  for (const offered of offers) {
    const { load, passes } = await step(site, offered, (minutes * 60) / offers.length)
    steps.push({ offered, load })
    passed += passes
  }
  const recovery = await secondsUntilQuick(site.url)
  const approved = await work.stop()
  const total = await torchTotal(site.url)
  for (const { socket } of streams) socket.destroy()
  if (total - before < passed) throw new Error(`${passed} torch passes were acknowledged and ${total - before} counted`)
  const open = streams.filter((stream: OpenStream) => stream.status === 200).length
  return { streams: open, steps, approved, recovery, memory: Math.max(...steps.map(({ load }) => load.memory)) }
}

async function step(site: RunningSite, offered: number, seconds: number): Promise<{ load: Load; passes: number }> {
  let passes = 0
  let number = 0
  const json = { 'content-type': 'application/json' }
  const load = await loadOn(site.pid, {
    url: site.url,
    connections: Math.min(connectionsAtMost, Math.max(50, offered)),
    overallRate: offered,
    duration: seconds,
    timeout: 10,
    headers: { 'accept-encoding': 'br' },
    requests: [
      ...Array.from({ length: 6 }, () => ({ path: '/' })),
      ...Array.from({ length: 3 }, () => ({ path: '/blessings' })),
      { path: '/forum' },
      { path: '/live/state?topics=torch,pledges' },
      {
        path: '/api/v1/torch/add',
        method: 'POST',
        headers: json,
        body: '{}',
        onResponse: status => void (passes += status === 200 || status === 201 ? 1 : 0),
      },
      {
        path: '/api/v1/future-messages',
        method: 'POST',
        headers: json,
        setupRequest: request => ({ ...request, body: pledge(offered, (number += 1)) }),
      },
    ],
  })
  return { load, passes }
}

const pledge = (offered: number, number: number) =>
  JSON.stringify({
    name: `校友 ${number}`,
    grade: '2018级 水利',
    message: `第 ${offered}.${number} 个愿望：饮水思源，薪火相传。`,
  })

const total = z.object({ data: z.object({ count: z.number() }) })
const torchTotal = async (url: string) => total.parse(await ask(url, '/torch/get')).data.count

const waiting = z.object({ data: z.object({ futureMessages: z.array(z.object({ id: z.number() })) }) })

/** Approves a pledge every second until stopped; `stop` resolves to their number. */
function approving(url: string, { token }: Person): { stop: () => Promise<number> } {
  const stop = new AbortController()
  const work = async (): Promise<number> => {
    let approved = 0
    while (!stop.signal.aborted) {
      const { data } = waiting.parse(await ask(url, '/admin/pending?limit=1', { token }))
      for (const { id } of data.futureMessages) {
        await ask(url, `/future-messages/admin/${id}/review`, { method: 'PUT', body: { status: 'approved' }, token })
        approved += 1
      }
      await pause(1_000, undefined, { signal: stop.signal }).catch(() => undefined)
    }
    return approved
  }
  const working = work()
  return {
    stop() {
      stop.abort()
      return working
    },
  }
}

async function secondsUntilQuick(url: string): Promise<number> {
  const ended = performance.now()
  while (performance.now() - ended < 60_000) {
    const times = await timesOf(`${url}/`, 20, 0).catch(() => [])
    if (times.length > 0 && quantile(times, 0.95) <= soon) return (performance.now() - ended) / 1000
    await pause(100)
  }
  throw new Error('Home was not quick again within a minute after the crowd')
}
