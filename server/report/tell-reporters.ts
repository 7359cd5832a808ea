import type { Site } from '../rpc/context.ts'
import { atomically } from '../rpc/unit-of-work.ts'
import { orderLetter } from '../mail/letter.queries.ts'
import { takeUntold } from './report.queries.ts'

/** Writes to each reporter, once, how their report ended, in the language in which they filed it. */
export async function tellReporters({ fork, clock, vault, letters }: Site): Promise<void> {
  const now = clock.now()
  const ordered = await atomically(fork(), async em => {
    const untold = await takeUntold(em, now)
    for (const { type, status, locale, username, address } of untold)
      orderLetter(
        { em, vault, now },
        { kind: status === 'kept' ? 'report_kept' : 'report_removed', address, locale, words: { username, type } },
      )
    return untold.length
  })
  if (ordered > 0) letters.wake()
}
