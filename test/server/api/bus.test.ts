import { describe, expect, it } from 'vitest'
import { Bus } from '#server/api/bus.ts'

describe('news inside the house', () => {
  it('reaches everybody who listens, from the moment they began to', async () => {
    const bus = new Bus()
    const { signal } = new AbortController()
    const [one, other] = [bus.listen('visitorCounted', signal), bus.listen('visitorCounted', signal)]
    bus.publish('visitorCounted', { total: 7 })
    bus.publish('visitorCounted', { total: 8 })
    expect(await one.next()).toEqual({ done: false, value: { total: 7 } })
    expect(await one.next()).toEqual({ done: false, value: { total: 8 } })
    expect(await other.next()).toEqual({ done: false, value: { total: 7 } })
  })

  it('of one kind does not reach who listens for another', async () => {
    const bus = new Bus()
    const leaving = new AbortController()
    const heard = bus.listen('pledgeApproved', leaving.signal)
    bus.publish('visitorCounted', { total: 7 })
    leaving.abort()
    expect(await heard.next()).toEqual({ done: true, value: undefined })
  })

  it.each(['while waiting', 'before the first word'])('ends quietly for who leaves %s', async when => {
    const bus = new Bus()
    const leaving = new AbortController()
    const heard = bus.listen('visitorCounted', leaving.signal)
    const last = when === 'while waiting' ? heard.next() : undefined
    expect(bus.listeners('visitorCounted')).toBe(1)
    leaving.abort()
    expect(bus.listeners('visitorCounted')).toBe(0)
    expect(await (last ?? heard.next())).toEqual({ done: true, value: undefined })
  })

  it('goes by the relay when there is one, and comes back from it', async () => {
    const bus = new Bus()
    const sent: unknown[] = []
    bus.relayThrough((name, event) => void sent.push([name, event]))
    const heard = bus.listen('visitorCounted', new AbortController().signal)
    bus.publish('visitorCounted', { total: 7 })
    bus.deliver('visitorCounted', { total: 9 })
    expect(sent).toEqual([['visitorCounted', { total: 7 }]])
    expect(await heard.next()).toMatchObject({ value: { total: 9 } })
  })
})
