import { foldDayCounts } from './admin/day-count.queries.ts'
import { anonymizeFormerMembers } from './bin/bin-personal-data.queries.ts'
import { deleteExpiredEntries } from './bin/bin.queries.ts'
import { binRetention } from './bin/bin-retention.ts'
import { deleteOldDecisions } from './decision/decision.queries.ts'
import { decisionRetention } from './decision/decision-retention.ts'
import type { Site } from './rpc/context.ts'
import { removeExpiredKeys } from './rpc/idempotency.ts'
import { mailDaily } from './notice/mail-notices.ts'
import { deleteOldNotices } from './notice/notice.queries.ts'
import { deleteOldPageViews } from './page-view/page-view.queries.ts'
import { after, days, hours, seconds } from './kernel/clock.ts'
import { deleteFailedLetters } from './mail/letter.queries.ts'
import { clearOldFingerprints } from './review/repeated-text.queries.ts'
import { duplicateWindow } from './review/repeated-text.ts'
import { mailReporters } from './report/mail-reporters.ts'
import { deleteExpiredChallenges } from './second-factor/second-factor.queries.ts'
import { deleteExpiredSessions } from './session/session.queries.ts'
import { removeUnseen } from './image-proxy/image-proxy.ts'
import { removeUnusedImages } from './upload/store-image.ts'
import { deleteExpiredLinks } from './verification/mail-link.queries.ts'
import { deleteExpiredCodes } from './verification/verification.queries.ts'

const firstAfter = seconds(30)
export const taskInterval = hours(1)
/** How long a letter that could not be sent stays in the admins' list. */
export const failedLetterRetention = days(30)
/** Notices are deleted after half a year. */
const noticeRetention = days(180)

type Task = (site: Site, now: Date) => Promise<unknown>

/** Removes what has expired, writes the letters that are due, and merges counts. The tasks run in this order. */
const tasks: Readonly<Record<string, Task>> = {
  sessions: ({ fork }, now) => deleteExpiredSessions(fork(), now),
  pageViews: ({ fork }, now) => deleteOldPageViews(fork(), now),
  images: removeUnusedImages,
  'pictures of other hosts': removeUnseen,
  reporters: mailReporters,
  codes: ({ fork }, now) => deleteExpiredCodes(fork(), now),
  'links of letters': ({ fork }, now) => deleteExpiredLinks(fork(), now),
  'challenges of passkeys': ({ fork }, now) => deleteExpiredChallenges(fork(), now),
  letters: ({ fork }, now) => deleteFailedLetters(fork(), after(now, -failedLetterRetention)),
  'letters of notices': site => mailDaily(site),
  notices: ({ fork }, now) => deleteOldNotices(fork(), after(now, -noticeRetention)),
  decisions: ({ fork }, now) => deleteOldDecisions(fork(), after(now, -decisionRetention)),
  bin: ({ fork }, now) => deleteExpiredEntries(fork(), after(now, -binRetention)),
  'who left, in the bin': ({ fork }) => anonymizeFormerMembers(fork()),
  'one-time keys': removeExpiredKeys,
  fingerprints: ({ fork }, now) => clearOldFingerprints(fork(), after(now, -duplicateWindow)),
  limits: ({ limiter }) => limiter.forgetExpired(),
  'counts by day': ({ fork }) => foldDayCounts(fork()),
}

/**
 * Runs the tasks every hour, in each of several processes. A failure of one is reported and does not stop the others. Returns a function that stops
 * them.
 */
export function startHourlyTasks(site: Site): () => void {
  async function runAll(): Promise<void> {
    for (const [name, run] of Object.entries(tasks))
      try {
        await run(site, site.clock.now())
      } catch (fault) {
        site.report(fault, `hourly: ${name}`)
      }
  }
  const first = setTimeout(() => void runAll(), firstAfter)
  const again = setInterval(() => void runAll(), taskInterval)
  first.unref()
  again.unref()
  return () => {
    clearTimeout(first)
    clearInterval(again)
  }
}
