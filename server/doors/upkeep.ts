import { foldDayCounts } from '../admin/day-count.queries.ts'
import type { Site } from '../api/context.ts'
import { forgetAnswers } from '../api/once.ts'
import { forgetReadings } from '../reading/reading.queries.ts'
import { after, days, hours, seconds } from '../kernel/clock.ts'
import { forgetFailedLetters } from '../mail/letter.queries.ts'
import { forgetFingerprints } from '../review/fingerprint.queries.ts'
import { sameTextFor } from '../review/repetition.ts'
import { tellReporters } from '../report/tell-reporters.ts'
import { forgetExpired } from '../session/session.queries.ts'
import { removeForgotten } from '../upload/keep-image.ts'
import { forgetExpiredCodes } from '../verification/verification.queries.ts'

const firstAfter = seconds(30)
export const sweptEvery = hours(1)
/** A letter that could not be sent stays this long in the admins' list. */
export const failedKeptFor = days(30)

/**
 * Removes what has run out: sessions, access tokens, readings, images that nothing names, codes, letters given up, one-time keys,
 * fingerprints, counts of limits; folds the counts by day, and tells reporters what is not told yet. Returns how to stop.
 */
export function keepUp(site: Site): () => void {
  async function sweep(): Promise<void> {
    try {
      await forgetExpired(site.fork(), site.clock.now())
      await forgetReadings(site.fork(), site.clock.now())
      await removeForgotten(site)
      await tellReporters(site)
      await forgetExpiredCodes(site.fork(), site.clock.now())
      await forgetFailedLetters(site.fork(), after(site.clock.now(), -failedKeptFor))
      await forgetAnswers(site)
      await forgetFingerprints(site.fork(), after(site.clock.now(), -sameTextFor))
      await site.limiter.forgetExpired()
      await foldDayCounts(site.fork())
    } catch (fault) {
      site.report(fault, 'upkeep')
    }
  }
  const first = setTimeout(() => void sweep(), firstAfter)
  const again = setInterval(() => void sweep(), sweptEvery)
  first.unref()
  again.unref()
  return () => {
    clearTimeout(first)
    clearInterval(again)
  }
}
