import { describe, expect, it } from 'vitest'
import { Bus } from '#server/rpc/event-bus.ts'

/** Collects the totals that a listener gets. */
function listener(bus: Bus) {
  const totals: number[] = []
  return { totals, stop: bus.on('visitorCounted', ({ total }) => totals.push(total)) }
}

describe('an event inside the site', () => {
  it('reaches every listener, until it stops listening', () => {
    const bus = new Bus()
    const [one, other] = [listener(bus), listener(bus)]
    bus.publish('visitorCounted', { total: 7 })
    one.stop()
    bus.publish('visitorCounted', { total: 8 })
    expect([one.totals, other.totals]).toEqual([[7], [7, 8]])
  })

  it('does not reach listeners of another event', () => {
    const bus = new Bus()
    const { totals } = listener(bus)
    bus.publish('textShown', { type: 'pledge', id: 7, scope: 0 })
    expect(totals).toEqual([])
  })

  it('goes through the relay when there is one, and comes back from it', () => {
    const bus = new Bus()
    const sent: unknown[] = []
    bus.relayThrough((name, event) => void sent.push([name, event]))
    const { totals } = listener(bus)
    bus.publish('visitorCounted', { total: 7 })
    bus.deliver('visitorCounted', { total: 9 })
    expect(sent).toEqual([['visitorCounted', { total: 7 }]])
    expect(totals).toEqual([9])
  })
})
