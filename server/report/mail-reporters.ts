import type { Site } from '../rpc/context.ts'
import { atomically } from '../rpc/unit-of-work.ts'
import { orderLetter } from '../mail/letter.queries.ts'
import { unsubscribeToken } from '../notice/unsubscribe-token.ts'
import { takeUnnotified } from './report.queries.ts'

/** Orders a letter to each reporter about the outcome, once and in the language of the report, unless they chose otherwise. */
export async function mailReporters({ fork, clock, vault, letters }: Site): Promise<void> {
  const now = clock.now()
  const ordered = await atomically(fork(), async em => {
    const untold = await takeUnnotified(em, now)
    for (const { memberId, type, status, locale, username, address } of untold) {
      const unsubscribe = unsubscribeToken(vault, { memberId, kind: 'report' })
      const kind = status === 'kept' ? 'report_kept' : 'report_removed'
      orderLetter({ em, vault, now }, { kind, address, locale, variables: { username, type, unsubscribe } })
    }
    return untold.length
  })
  if (ordered > 0) letters.wake()
}
