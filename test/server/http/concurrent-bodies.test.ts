import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { ConcurrentBodies } from '#server/http/concurrent-bodies.ts'
import { connectionTimeouts } from '#server/kernel/connection-timeouts.ts'

/** A body that arrives when the test calls `end`. */
function aBody() {
  let end: () => void = () => undefined
  const read = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      end = () => resolve('arrived')
      signal.addEventListener('abort', () =>
        reject(signal.reason instanceof Error ? signal.reason : new Error('stopped')),
      )
    })
  return { read, end: () => end() }
}

const outcome = (body: Promise<string>) =>
  body.catch((fault: unknown) => (fault instanceof Error ? fault.message : 'unknown'))

describe('request bodies that are being received', () => {
  it('are read completely', async () => {
    const { read, end } = aBody()
    const body = new ConcurrentBodies().receive('ada', read)
    end()
    expect(await body).toBe('arrived')
  })

  it('that are slow are refused with a message before the server closes the request', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const slow = outcome(new ConcurrentBodies().receive('ada', aBody().read))
    await vi.advanceTimersByTimeAsync(connectionTimeouts.request - connectionTimeouts.check)
    expect(await Promise.race([slow, Promise.resolve('still waiting')])).toBe('upload.too_slow')
  })

  it('have a timeout', async () => {
    expect(await outcome(new ConcurrentBodies({ timeoutMs: 1 }).receive('ada', aBody().read))).toBe('upload.too_slow')
  })

  it('of one sender have a limited number of places, which become free again', async () => {
    const bodies = new ConcurrentBodies({ maxBodiesPerSender: 1 })
    const { read, end } = aBody()
    const first = bodies.receive('ada', read)
    expect(await outcome(bodies.receive('ada', aBody().read))).toBe('site.busy')
    end()
    await first
    expect(await bodies.receive('ada', () => Promise.resolve('next'))).toBe('next')
  })

  it('of the sender with most places lose the oldest one to a sender with fewer', async () => {
    const bodies = new ConcurrentBodies({ maxBodies: 3 })
    const slow = Array.from({ length: 3 }, () => outcome(bodies.receive('ada', aBody().read)))
    expect(await bodies.receive('ben', () => Promise.resolve('arrived'))).toBe('arrived')
    expect(await Promise.race(slow)).toBe('site.busy')
  })

  it('of senders with one place each lose none', async () => {
    const bodies = new ConcurrentBodies({ maxBodies: 2 })
    const [ada, ben] = [aBody(), aBody()]
    const both = [bodies.receive('ada', ada.read), bodies.receive('ben', ben.read)]
    expect(await outcome(bodies.receive('cy', aBody().read))).toBe('site.busy')
    ada.end()
    ben.end()
    expect(await Promise.all(both)).toEqual(['arrived', 'arrived'])
  })
})
