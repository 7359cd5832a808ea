import { afterEach, describe, expect, it, vi } from 'vitest'
import { IdempotencyKey } from '#server/rpc/idempotency-key.entity.ts'
import { startHourlyTasks } from '#server/hourly-tasks.ts'
import { days, hours, seconds } from '#server/kernel/clock.ts'
import { Member } from '#server/member/member.entity.ts'
import { Pledge } from '#server/pledge/pledge.entity.ts'
import { openSession } from '#server/session/open-session.ts'
import { AccessToken, Session } from '#server/session/session.entity.ts'
import { aMember, words } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, site, clock, em, sql, reported } = setup

const fakeTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
afterEach(() => void vi.useRealTimers())

async function logIn(): Promise<void> {
  const { id } = await aMember(setup)
  const fork = em()
  openSession(fork, fork.getReference(Member, id), clock.now())
  await fork.flush()
}

async function keepKey(key: string): Promise<void> {
  const fork = em()
  fork.persist(fork.create(IdempotencyKey, { key, answer: null, createdAt: clock.now() }))
  await fork.flush()
}

const keepCount = (key: string, expire: number) =>
  sql('insert into limit_count (key, points, expire) values ($1, 1, $2)', [key, expire])

async function rows() {
  const counts = await sql('select key from limit_count', [])
  const [sessions, access, keys] = [
    await em().count(Session),
    await em().count(AccessToken),
    await em().count(IdempotencyKey),
  ]
  const fingerprints = await em().count(Pledge, { fingerprint: { $ne: null } })
  return { sessions, access, keys, fingerprints, counts: counts.rows.length }
}

describe('the hourly tasks', () => {
  it('delete expired rows half a minute after the start, and keeps the others', async () => {
    await logIn()
    await keepKey('old')
    await as('guest').pledge.submit(words)
    clock.advance(days(31))
    await logIn()
    await keepKey('new')
    await as('guest').pledge.submit({ ...words, message: '另一句' })
    await keepCount('old', Date.now() - 1)
    await keepCount('new', Date.now() + hours(1))
    expect(await rows()).toEqual({ sessions: 2, access: 2, keys: 2, fingerprints: 2, counts: 2 })

    fakeTimers()
    const stop = startHourlyTasks(site)
    vi.advanceTimersByTime(seconds(30))
    vi.useRealTimers()
    await expect.poll(rows).toEqual({ sessions: 1, access: 1, keys: 1, fingerprints: 1, counts: 1 })
    stop()
    expect(reported).toEqual([])
  })

  it('continue when one of them fails', async () => {
    await logIn()
    await keepKey('old')
    await as('guest').pledge.submit(words)
    clock.advance(days(31))
    await keepCount('old', Date.now() - 1)
    await sql('alter table reading rename to reading_away', [])
    fakeTimers()
    const stop = startHourlyTasks(site)
    vi.advanceTimersByTime(seconds(30))
    vi.useRealTimers()
    try {
      await expect.poll(rows).toEqual({ sessions: 0, access: 0, keys: 0, fingerprints: 0, counts: 0 })
    } finally {
      await sql('alter table reading_away rename to reading', [])
    }
    stop()
    expect(reported.map(({ where }) => where)).toEqual(['hourly: pageViews'])
  })

  it('run every hour until they are stopped, and a fault costs only one round', () => {
    fakeTimers()
    const rounds: string[] = []
    const fork = () => {
      throw new Error('no database')
    }
    const stop = startHourlyTasks({
      ...site,
      fork,
      report: (_, where) => void (where === 'hourly: sessions' && rounds.push(where)),
    })
    const after = (milliseconds: number) => {
      vi.advanceTimersByTime(milliseconds)
      return rounds.length
    }
    expect([after(seconds(30) - 1), after(1), after(hours(1) - seconds(30)), after(hours(2))]).toEqual([0, 1, 2, 4])
    stop()
    expect(after(hours(5))).toBe(4)
  })

  it('do not run when they are stopped before their first round', () => {
    fakeTimers()
    startHourlyTasks(site)()
    expect(vi.getTimerCount()).toBe(0)
  })
})
