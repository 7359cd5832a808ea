import { setTimeout as pause } from 'node:timers/promises'
import type { Site } from '../rpc/context.ts'
import { atomically } from '../rpc/unit-of-work.ts'
import { seconds } from '../kernel/clock.ts'
import { indexVersion, reindexEntry } from './index-text.ts'
import { outdatedEntries } from './search.queries.ts'

const batchSize = 20
const firstAfter = seconds(10)
// The pause between batches, so that requests have priority.
const rest = seconds(0.2)
const again = seconds(60)

/** Indexes some texts again whose entries have an older version. Returns how many. Concurrent processes take different ones. */
export const reindexSome = ({ fork }: Pick<Site, 'fork'>, limit = batchSize): Promise<number> =>
  atomically(fork(), async em => {
    const entries = await outdatedEntries(em, indexVersion, limit)
    for (const entry of entries) await reindexEntry(em, entry)
    return entries.length
  })

/** Indexes all outdated texts again in the background after the start. Returns a function that stops this. */
export function startReindexing(site: Pick<Site, 'fork' | 'report'>): () => Promise<void> {
  const stopped = new AbortController()
  const { signal } = stopped
  const wait = (time: number) => pause(time, undefined, { signal, ref: false }).catch(() => undefined)
  async function run(): Promise<void> {
    await wait(firstAfter)
    while (!signal.aborted)
      try {
        if ((await reindexSome(site)) === 0) return
        await wait(rest)
      } catch (fault) {
        site.report(fault, 'reading texts anew for the search')
        await wait(again)
      }
  }
  const running = run()
  return () => {
    stopped.abort()
    return running
  }
}
