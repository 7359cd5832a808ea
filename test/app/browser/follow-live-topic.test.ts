import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LiveMessage } from '#server/live/live.schema.ts'
import { openFakeBrowser } from './fake-browser.ts'
import { FakeEventSource, open, places, sources, topicsOf } from './event-source.ts'

const torch = (count: number): LiveMessage => ({ topic: 'torch', torch: { count, wish: null } })

let stops: (() => void)[]
let browser: ReturnType<typeof openFakeBrowser>

/** Loads the module again as another tab does, which shares only the browser's APIs. */
async function aTab() {
  vi.resetModules()
  const { followTopic } = await import('#app/browser/follow-live-topic.ts')
  return function follow(topic: string, since?: number) {
    const heard: LiveMessage[] = []
    const stop = followTopic(topic, message => heard.push(message), since)
    stops.push(stop)
    return { heard, stop, counts: () => heard.map(message => message.torch?.count) }
  }
}

const oneOpen = (topics: string) =>
  vi.waitFor(() => expect(open().map(topicsOf)).toEqual([topics]), { timeout: 3000, interval: 20 })

beforeEach(() => {
  sources.length = 0
  stops = []
  places.areTaken = false
  browser = openFakeBrowser('/')
  vi.stubGlobal('EventSource', FakeEventSource)
  vi.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(() => {
  for (const stop of stops) stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a page opens one stream for all its topics, and closes it when it has none', async () => {
  const follow = await aTab()
  const [first, second] = [follow('torch'), follow('pledges', 5000)]
  await oneOpen('torch,pledges@5000')
  open()[0]?.emit(torch(7), 6000)
  expect([first.counts(), second.counts()]).toEqual([[7], []])
  first.stop()
  second.stop()
  expect(open()).toEqual([])
})

test('a new topic opens a new stream, from the last known position of each topic', async () => {
  const follow = await aTab()
  follow('torch')
  await oneOpen('torch')
  open()[0]?.emit(torch(7), 9000)
  follow('article:3', 4000)
  await oneOpen('torch@9000,article:3@4000')
})

test('one of two tabs holds the stream for both', async () => {
  const [one, other] = [await aTab(), await aTab()]
  const here = one('torch')
  await oneOpen('torch')
  const there = other('pledges', 5000)
  await oneOpen('torch,pledges@5000')
  open()[0]?.emit({ topic: 'pledges', texts: [] }, 8000)
  open()[0]?.emit(torch(7), 8000)
  await vi.waitFor(() => expect(there.heard).toEqual([{ topic: 'pledges', texts: [] }]))
  expect(here.counts()).toEqual([7])
})

test('a tab with an older position of a topic gets the missed events by a new stream', async () => {
  const [one, other] = [await aTab(), await aTab()]
  one('pledges', 9000)
  await oneOpen('pledges@9000')
  other('pledges', 1000)
  await oneOpen('pledges@1000')
})

test('a tab that was loaded before the last event and after the start of the stream gets that event too', async () => {
  const [one, other] = [await aTab(), await aTab()]
  one('pledges', 5000)
  await oneOpen('pledges@5000')
  open()[0]?.emit({ topic: 'pledges', texts: [] }, 9000)
  other('pledges', 7000)
  await oneOpen('pledges@7000')
})

test('a tab with a current position keeps the stream unchanged', async () => {
  const [one, other] = [await aTab(), await aTab()]
  one('pledges', 5000)
  await oneOpen('pledges@5000')
  const later = other('pledges', 6000)
  open()[0]?.emit({ topic: 'pledges', texts: [] }, 8000)
  await vi.waitFor(() => expect(later.heard).toHaveLength(1))
  expect(sources).toHaveLength(1)
})

test('a tab that closes passes the stream on to another one, at the last position', async () => {
  const [one, other] = [await aTab(), await aTab()]
  const leaving = one('torch')
  await oneOpen('torch')
  const staying = other('torch')
  open()[0]?.emit(torch(7), 8000)
  await vi.waitFor(() => expect(staying.counts()).toEqual([7]))
  leaving.stop()
  await oneOpen('torch@8000')
})

test('a hidden tab closes its stream, and opens it again at the last position', async () => {
  const follow = await aTab()
  follow('torch')
  await oneOpen('torch')
  open()[0]?.emit({ topic: 'beat' }, 3000)
  browser.document.show('hidden')
  expect(open()).toHaveLength(0)
  browser.document.show('visible')
  await oneOpen('torch@3000')
})

test('a browser without locks and channels opens a stream for each tab', async () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const [one, other] = [await aTab(), await aTab()]
  one('torch')
  other('torch')
  await vi.waitFor(() => expect(open()).toHaveLength(2), { timeout: 3000 })
})

test('a broken stream is opened again after a random delay', async () => {
  const follow = await aTab()
  follow('torch')
  await oneOpen('torch')
  open()[0]?.emit(torch(1), 2000)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  for (const [chance, after] of [
    [0, 250],
    [0.999, 2248],
  ] as const) {
    vi.mocked(Math.random).mockReturnValue(chance)
    const before = sources.length
    open()[0]?.end()
    await vi.advanceTimersByTimeAsync(after - 5)
    expect(sources).toHaveLength(before)
    await vi.advanceTimersByTimeAsync(10)
    expect(topicsOf(open()[0])).toBe('torch@2000')
    open()[0]?.emit({ topic: 'beat' }, 2000)
  }
  vi.useRealTimers()
})

test('a page polls every half minute when the server refuses streams, and tries again later', async () => {
  places.areTaken = true
  const asked: string[] = []
  const states = [
    { at: 5000, messages: [torch(3)] },
    { at: 6000, messages: [] },
  ]
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(decodeURIComponent(address))
    return Promise.resolve(Response.json(states[asked.length - 1] ?? { at: 7000, messages: [] }))
  })
  const follow = await aTab()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { counts } = follow('torch')
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked).toEqual(['/live/state?topics=torch'])
  expect(counts()).toEqual([3])
  await vi.advanceTimersByTimeAsync(24_000)
  expect(asked.slice(1)).toEqual(['/live/state?topics=torch@5000'])
  expect(sources).toHaveLength(1)
  places.areTaken = false
  await vi.advanceTimersByTimeAsync(3 * 24_000)
  expect(asked).toHaveLength(4)
  expect(topicsOf(open()[0])).toBe('torch@7000')
  vi.useRealTimers()
})

test('broken streams leave no abort listeners behind', async () => {
  const { receiveMessages } = await import('#app/browser/receive-live-messages.ts')
  const listening = new AbortController()
  const added = vi.spyOn(listening.signal, 'addEventListener')
  const removed = vi.spyOn(listening.signal, 'removeEventListener')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const over = receiveMessages(
    () => new Map([['torch', undefined]]),
    listening.signal,
    () => undefined,
  )
  for (let broken = 0; broken < 5; broken += 1) {
    await vi.advanceTimersByTimeAsync(60_000)
    open()[0]?.end()
  }
  await vi.advanceTimersByTimeAsync(60_000)
  expect(added.mock.calls.length).toBeGreaterThan(5)
  expect(added.mock.calls.length - removed.mock.calls.length).toBe(1)
  listening.abort()
  await over
  vi.useRealTimers()
})

test('a page stops polling after a 204, until it has another topic', async () => {
  places.areTaken = true
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return Promise.resolve(new Response(null, { status: 204 }))
  })
  const follow = await aTab()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  follow('unknown')
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect([sources.length, asked.length]).toEqual([1, 1])
  places.areTaken = false
  follow('torch')
  await vi.advanceTimersByTimeAsync(1000)
  expect(open().map(topicsOf)).toEqual(['unknown,torch'])
  vi.useRealTimers()
})

test('a page with private events alone does not reconnect after the end of the session', async () => {
  const follow = await aTab()
  follow('own:7')
  await oneOpen('own:7')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  open()[0]?.emit({ topic: 'own', sessionEnded: true }, 1000)
  open()[0]?.end()
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(sources).toHaveLength(1)
  vi.useRealTimers()
})

test('a private event reaches the listener of its topic', async () => {
  const follow = await aTab()
  const [own, other] = [follow('own:7'), follow('torch')]
  await oneOpen('own:7,torch')
  open()[0]?.emit({ topic: 'own', sessionEnded: true }, 1000)
  expect([own.heard.length, other.heard.length]).toEqual([1, 0])
})
