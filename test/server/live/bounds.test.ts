import { afterEach, expect, it, vi } from 'vitest'
import { commentText } from '#server/comment/comment-text-kind.ts'
import { streamLimits } from '#server/live/stream-limits.ts'
import { maxWaitingReads, TooManyReads } from '#server/live/missed-messages.ts'
import { liveSite } from '#test/support/live-site.ts'
import { aMember, aPledge } from '#test/support/people.ts'
import { aComment, anArticle } from '#test/support/articles.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { clock, reported } = setup
const liveComments = commentText.live ?? expect.unreachable()
afterEach(() => vi.restoreAllMocks())

it('requests of one address are limited per minute, streams and state requests together; other addresses have their own limit', async () => {
  const { url, open } = await liveSite(setup, streamLimits, { points: 2, seconds: 60 })
  const from = (address: string) => ({ 'X-Forwarded-For': address })
  const ask = (headers: Record<string, string>) => fetch(`${url}/live/state?topics=torch`, { headers })
  expect((await ask(from('192.0.2.1'))).status).toBe(200)
  expect((await open('torch', from('192.0.2.1'))).stream.status).toBe(200)
  const refused = [
    await ask(from('192.0.2.1')),
    await fetch(`${url}/live?topics=torch`, { headers: from('192.0.2.1') }),
  ]
  for (const { status, headers } of refused) {
    expect(status).toBe(429)
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(50)
  }
  expect((await open('torch', from('192.0.2.2'))).stream.status).toBe(200)
})

it('concurrent reads of missed events are bounded, and further ones are refused with a retry time', async () => {
  const { live, url, open } = await liveSite(setup)
  const reading = Promise.withResolvers<[]>()
  vi.spyOn(liveComments, 'since').mockReturnValue(reading.promise)
  const since = clock.now()
  const asked = Array.from({ length: maxWaitingReads + 50 }, (_, at) =>
    live.missed.readSince(`article:${at + 1}`, since),
  )
  const refused = Promise.allSettled(asked)
  expect((await open(`article:1000@${since.getTime()}`)).stream.received).toMatch(
    /^HTTP\/1\.1 503 [^]*Retry-After: 5\r\n/,
  )
  const state = await fetch(`${url}/live/state?topics=article:1000@${since.getTime()}`)
  expect([state.status, state.headers.get('Retry-After')]).toEqual([503, '5'])
  reading.resolve([])
  const reasons = (await refused).filter(one => one.status === 'rejected').map((one): unknown => one.reason)
  expect(reasons.length).toBeGreaterThan(40)
  expect(reasons.every(reason => reason instanceof TooManyReads)).toBe(true)
  expect(reported).toEqual([])
  expect((await open(`article:1000@${since.getTime()}`)).stream.status).toBe(200)
})

it('the cache of missed events is bounded in bytes, however many there are for one topic', async () => {
  const { live } = await liveSite(setup)
  const ada = await aMember(setup)
  const { id } = await anArticle(setup, ada)
  await aComment(setup, ada, id)
  const [text] = await liveComments.read(setup.site.fork(), [1])
  if (text === undefined) throw new Error('no comment was read')
  const long = Array.from({ length: 190 }, () => ({ ...text, content: 'x'.repeat(500) }))
  vi.spyOn(liveComments, 'since').mockResolvedValue(long)
  for (let article = 1; article <= 100; article += 1) await live.missed.readSince(`article:${article}`, clock.now())
  expect(live.missed.size).toBeGreaterThan(8 * 1024 * 1024)
  expect(live.missed.size).toBeLessThanOrEqual(16 * 1024 * 1024)
})

it('missed events are cached for two seconds, and read again after a new event', async () => {
  const { live } = await liveSite(setup)
  const since = clock.now()
  const first = await live.missed.readSince('pledges', since)
  clock.advance(1000)
  expect(await live.missed.readSince('pledges', since)).toBe(first)
  clock.advance(1500)
  const second = await live.missed.readSince('pledges', since)
  expect(second).not.toBe(first)
  const before = live.missed.readSince('pledges', since)
  await aPledge(setup)
  live.missed.discard('pledges')
  await before
  expect((await live.missed.readSince('pledges', since)).json).toHaveLength(1)
})
