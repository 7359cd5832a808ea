import type { LiveEvents } from '../api/bus.ts'
import type { Site } from '../api/context.ts'
import { torchTotal } from './leg.queries.ts'
import { passBefore } from './take-legs.queries.ts'
import type { HeldTorch } from './torch.schema.ts'
import { readableWish } from './torch.view.ts'

/** Yields how the torch stands, then each higher leg: those of several processes may arrive in any order. */
export async function* followTorch(site: Site, signal: AbortSignal | undefined): AsyncGenerator<HeldTorch> {
  const done = new AbortController()
  const heard = site.bus.listen('torchPassed', signal ? AbortSignal.any([signal, done.signal]) : done.signal)
  try {
    let told = await torchTotal(site.fork())
    yield await heldAt(site, told)
    for await (const event of heard) {
      if (event.count <= told) continue
      told = event.count
      yield await readOnce(site, event)
    }
  } finally {
    done.abort()
  }
}

async function heldAt(site: Site, count: number): Promise<HeldTorch> {
  return { count, wish: readableWish(await passBefore(site.fork(), count + 1)) }
}

const readings = new WeakMap<LiveEvents['torchPassed'], Promise<HeldTorch>>()

// However many look, an event is read once. What cannot be read is no reason to hide how far the torch has come.
function readOnce(site: Site, event: LiveEvents['torchPassed']): Promise<HeldTorch> {
  const known = readings.get(event)
  if (known !== undefined) return known
  const reading = heldAt(site, event.count).catch(() => ({ count: event.count, wish: null }))
  readings.set(event, reading)
  return reading
}
