import { execFileSync } from 'node:child_process'
import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { eventually } from '#test/support/browser.ts'
import { firstAdmin, journeySite } from '#test/support/journey-site.ts'
import { startPostgres } from '#test/support/postgres.ts'

const postgres = await startPostgres()
if (postgres === undefined) throw new Error('no PostgreSQL was found: install the package postgresql')
const site = await journeySite({ SEED: 'none', DATABASE_URL: postgres.url, WORKERS: '2' })
const database = new Client(postgres.url)
await database.connect()
afterAll(async () => {
  await database.end()
  await postgres.stop()
})

const pass = z.object({ leg: z.object({ from: z.int() }) })
const visit = z.object({ visitorNumber: z.int() })
const pledge = z.object({ id: z.int() })

/** Writes of one kind: the numbers of the acknowledged ones, and the count of requests without a response. */
interface Written {
  numbers: number[]
  unanswered: number
}

const nothingYet = (): Written => ({ numbers: [], unanswered: 0 })

// A connection that is passed to a process at the moment it is killed may get no response.
const patience = 10_000
const inTime = (sent: Promise<number>): Promise<number> =>
  Promise.race([sent, pause(patience).then(() => Promise.reject(new Error('no response')))])

/** Sends requests one after another until the signal aborts, and goes on after a broken connection, as a client would. */
async function keepSending(written: Written, signal: AbortSignal, send: () => Promise<number>): Promise<void> {
  while (!signal.aborted)
    try {
      written.numbers.push(await inTime(send()))
    } catch {
      written.unanswered += 1
      await pause(20)
    }
}

let made = 0
const pledgeOf = (message: string) => ({ name: '校友', grade: '2015级 港航', message })
const ways = {
  passes: () => site.call('POST', '/torch/add', { body: {} }).then(result => pass.parse(result).leg.from),
  visitors: () =>
    site.call('POST', '/visitors/add', { body: { sessionId: null } }).then(result => visit.parse(result).visitorNumber),
  pledges: () =>
    site
      .call('POST', '/future-messages', { body: pledgeOf(`第 ${(made += 1)} 个愿望：薪火相传。`) })
      .then(result => pledge.parse(result).id),
}

const stored = {
  passes: `select total::int as total from tally where name = 'torch'`,
  visitors: `select total::int as total from tally where name = 'visitors'`,
  pledges: 'select count(*)::int as total from pledge',
}
const counted = z.tuple([z.object({ total: z.int() })])
const totalOf = async (statement: string) => counted.parse((await database.query(statement)).rows)[0].total

const workers = () =>
  execFileSync('pgrep', ['-P', String(site.pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')

/** The system distributes connections by chance: that one of two processes gets none of so many happens once in 30,000 times. */
const requests = 16
/** Requests Home that often at the same time. */
const homes = (): Promise<string[]> =>
  Promise.all(
    Array.from(
      { length: requests },
      () =>
        new Promise<string>((resolve, reject) => {
          get(site.url, { agent: false }, response => void text(response).then(resolve, reject)).on('error', reject)
        }),
    ),
  )

test('after one of two processes was killed during writes every acknowledged write exists, and no number is given twice', async () => {
  const before = workers()
  const stop = new AbortController()
  const kinds = ['passes', 'visitors', 'pledges'] as const
  const written = new Map(kinds.map(kind => [kind, nothingYet()]))
  const writing = [...written].flatMap(([kind, one]) =>
    Array.from({ length: 8 }, () => keepSending(one, stop.signal, ways[kind])),
  )
  await pause(1_000)
  process.kill(Number(before[0]), 'SIGKILL')
  await pause(2_000)
  stop.abort()
  await Promise.all(writing)
  for (const [kind, { numbers, unanswered }] of written) {
    const total = await totalOf(stored[kind])
    expect(numbers.length, kind).toBeGreaterThan(0)
    expect(new Set(numbers).size, kind).toBe(numbers.length)
    expect(total, kind).toBeGreaterThanOrEqual(numbers.length)
    expect(total, kind).toBeLessThanOrEqual(numbers.length + unanswered)
  }
  await eventually(() => workers().filter(worker => !before.includes(worker)).length).toBe(1)
})

test('an approved pledge is shown by both processes, and a removed one by neither', async () => {
  const login = await site.call('POST', '/auth/login', { body: firstAdmin })
  const { token } = z.object({ token: z.string() }).parse(login)
  const message = '愿江河安澜，母校长青。'
  const sent = await site.call('POST', '/future-messages', { body: pledgeOf(message) })
  const { id } = pledge.parse(sent)
  const shown = async () => (await homes()).filter(home => home.includes(message)).length
  expect(await shown()).toBe(0)
  await site.call('PUT', `/future-messages/admin/${id}/review`, { body: { status: 'approved' }, token })
  await eventually(shown).toBe(requests)
  await site.call('DELETE', `/future-messages/admin/${id}`, { token })
  await eventually(shown).toBe(0)
})
