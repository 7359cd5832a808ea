import type { Site } from '../api/context.ts'
import { torchTotal } from './leg.queries.ts'

/** Yields the count as it stands, then each higher one: the counts of several processes may arrive in any order. */
export async function* followTorch(site: Site, signal: AbortSignal | undefined): AsyncGenerator<number> {
  const done = new AbortController()
  const heard = site.bus.listen('torchPassed', signal ? AbortSignal.any([signal, done.signal]) : done.signal)
  try {
    let told = await torchTotal(site.fork())
    yield told
    for await (const { count } of heard) {
      if (count <= told) continue
      told = count
      yield told
    }
  } finally {
    done.abort()
  }
}
