import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { approvedPledges } from '#app/browser/live.ts'
import { follow as followStream, markAt } from '#app/browser/live-stream.ts'
import type { PledgeCard } from '#server/pledge/pledge.schema.ts'
import { openBrowser } from './browser.ts'

interface Stream {
  lastEventId: string | undefined
  tell: (id: number) => void
  end: () => void
  closed: boolean
}

const streams: Stream[] = []
const open = () => streams.filter(({ closed }) => !closed)
const pledge = (id: number): PledgeCard => ({ id, name: 'ada', grade: '', message: '', language: 'en', createdAt: '' })

/** Stands in for the browser's EventSource: the test plays the server. */
class FakeEventSource extends EventTarget implements Stream {
  readonly lastEventId: string | undefined
  closed = false

  constructor(address: string) {
    super()
    this.lastEventId = /mark-\d+|\d+-0/.exec(decodeURIComponent(address))?.[0]
    streams.push(this)
  }

  tell(id: number): void {
    const data = JSON.stringify(pledge(id))
    this.dispatchEvent(new MessageEvent('message', { data, lastEventId: `mark-${id}` }))
  }

  end(): void {
    this.dispatchEvent(new Event('error'))
  }

  close(): void {
    this.closed = true
  }
}

let stops: (() => void)[]
let browser: ReturnType<typeof openBrowser>

function follow(): number[] {
  const heard: number[] = []
  stops.push(followStream(approvedPledges, ({ id }) => heard.push(id), markAt('2025-10-27T00:00:00.000Z')))
  return heard
}

beforeEach(() => {
  streams.length = 0
  stops = []
  browser = openBrowser('/')
  vi.stubGlobal('EventSource', FakeEventSource)
})
afterEach(() => {
  for (const stop of stops) stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('of two tabs one holds the stream and serves the other', async () => {
  const [first, second] = [follow(), follow()]
  await vi.waitFor(() => expect(open()).toHaveLength(1))
  open()[0]?.tell(7)
  await vi.waitFor(() => expect(second).toEqual([7]))
  expect(first).toEqual([7])
  expect(streams).toHaveLength(1)
})

test('a tab that leaves hands the stream on, from where the reader stands', async () => {
  follow()
  const second = follow()
  await vi.waitFor(() => expect(open()).toHaveLength(1))
  open()[0]?.tell(7)
  await vi.waitFor(() => expect(second).toEqual([7]))
  stops.shift()?.()
  await vi.waitFor(() => expect(open()).toHaveLength(1))
  expect(streams).toHaveLength(2)
  expect(open()[0]?.lastEventId).toBe('mark-7')
})

test('a hidden tab holds no stream, and takes it up again where it was', async () => {
  const heard = follow()
  await vi.waitFor(() => expect(open()).toHaveLength(1))
  open()[0]?.tell(3)
  browser.document.show('hidden')
  expect(open()).toHaveLength(0)
  browser.document.show('visible')
  await vi.waitFor(() => expect(open()).toHaveLength(1))
  expect(open()[0]?.lastEventId).toBe('mark-3')
  expect(heard).toEqual([3])
})

test('a browser without locks and channels holds a stream for each tab', async () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const [first, second] = [follow(), follow()]
  await vi.waitFor(() => expect(open()).toHaveLength(2))
  for (const stream of open()) stream.tell(1)
  expect([first, second]).toEqual([[1], [1]])
})

test('a stream that breaks is opened again after a pause', async () => {
  follow()
  await vi.waitFor(() => expect(open()).toHaveLength(1))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  open()[0]?.tell(1)
  open()[0]?.end()
  await vi.advanceTimersByTimeAsync(1900)
  expect(streams).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(streams).toHaveLength(2)
  expect(streams[1]?.lastEventId).toBe('mark-1')
})

test('the first stream asks from a little before the page was made', async () => {
  follow()
  await vi.waitFor(() => expect(open()).toHaveLength(1))
  expect(open()[0]?.lastEventId).toBe(`${Date.parse('2025-10-26T23:59:50.000Z')}-0`)
})
