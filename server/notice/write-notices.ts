import type { Site } from '../rpc/context.ts'
import { atomically, type Work } from '../rpc/unit-of-work.ts'
import { after, days } from '../kernel/clock.ts'
import { mailImmediately } from './mail-notices.ts'
import { notifyNextFollowers, queueFollowerNotices } from './notify-followers.queries.ts'
import { takeTasks, writeNoticesOfTasks, type WrittenNotice } from './write-notices.queries.ts'

const tasksPerBatch = 500
const followersPerBatch = 500
/** At most as many as a message between processes can contain (server/db/listen-notify.ts). */
const membersInEvent = 500
/** How long after its creation a text is news to followers. It may become public later, such as after a report. */
const followerNoticeAge = days(30)
const followersHearSince = (now: Date) => after(now, -followerNoticeAge)

/**
 * Writes the notices of all changes so far, in batches (docs/decisions/notices.md). A task is deleted in the transaction that writes its notices: if
 * the process dies, nothing was written and another one does it. Members whom a text concerns come before its followers. When the signal aborts, it
 * ends after the running batch.
 */
export async function writeNotices(site: Site, signal?: AbortSignal): Promise<void> {
  for (let isMore = true; isMore && signal?.aborted !== true;) {
    const isConcerned = await notifyConcerned(site)
    isMore = isConcerned || (await notifyFollowers(site))
  }
}

/** Writes notices for the members whom texts concern. Returns true if more may be waiting. */
async function notifyConcerned(site: Site): Promise<boolean> {
  let taken = 0
  await writeBatch(site, async em => {
    const tasks = await takeTasks(em, tasksPerBatch)
    taken = tasks.length
    const now = site.clock.now()
    const written = await writeNoticesOfTasks(em, tasks, now)
    await queueFollowerNotices(em, tasks, followersHearSince(now))
    return written
  })
  return taken === tasksPerBatch
}

/** Writes notices for some followers. Returns true if more may be waiting. */
async function notifyFollowers(site: Site): Promise<boolean> {
  let isMore = false
  await writeBatch(site, async em => {
    const now = site.clock.now()
    const batch = await notifyNextFollowers(em, { now, since: followersHearSince(now), limit: followersPerBatch })
    isMore = batch.isMore
    return batch.written
  })
  return isMore
}

/** Writes notices, and the letters that are wanted immediately, in one transaction. Then open pages count again. */
async function writeBatch(site: Site, write: (em: Work['em']) => Promise<WrittenNotice[]>): Promise<void> {
  let letters = 0
  const notified = await atomically(site.fork(), async em => {
    const written = await write(em)
    letters = await mailImmediately(
      em,
      site,
      written.flatMap(({ id }) => id ?? []),
    )
    return new Set(written.map(({ memberId }) => memberId))
  })
  const memberIds = [...notified]
  for (let from = 0; from < memberIds.length; from += membersInEvent)
    site.bus.publish('noticesChanged', { memberIds: memberIds.slice(from, from + membersInEvent) })
  if (letters > 0) site.letters.wake()
}
