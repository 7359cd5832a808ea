import type { Site } from '../rpc/context.ts'
import { atomically, type Work } from '../rpc/unit-of-work.ts'
import { after, days } from '../kernel/clock.ts'
import { mailAtOnce } from './mail-notices.ts'
import { tellNextFollowers } from './tell-followers.queries.ts'
import { noteFollowers, takeTasks, tellOf, type Told } from './write-notices.queries.ts'

const tasksAtOnce = 500
const followersAtOnce = 500
/** As many as a message between processes holds (db/listen.ts). */
const membersInEvent = 500
/** What becomes public later than this, such as after a report, is no news to those who only follow. */
const newsFor = days(30)

/**
 * Tells members of what has happened since, in batches (docs/decisions/notices.md). What was to be told goes in the transaction that tells it: a
 * process that dies in the middle has told nobody, and another one does. Whom a text concerns comes before those who follow.
 * Ends after the batch under way once the signal says so.
 */
export async function writeNotices(site: Site, signal?: AbortSignal): Promise<void> {
  for (let isMore = true; isMore && signal?.aborted !== true;) {
    const isConcerned = await tellConcerned(site)
    isMore = isConcerned || (await tellFollowers(site))
  }
}

/** Tells whom the texts concern; true where more of them may wait. */
async function tellConcerned(site: Site): Promise<boolean> {
  let taken = 0
  await tellBatch(site, async em => {
    const tasks = await takeTasks(em, tasksAtOnce)
    taken = tasks.length
    const told = await tellOf(em, tasks, site.clock.now())
    await noteFollowers(em, tasks)
    return told
  })
  return taken === tasksAtOnce
}

/** Tells some of those who follow; true where more of them may wait. */
async function tellFollowers(site: Site): Promise<boolean> {
  let isMore = false
  await tellBatch(site, async em => {
    const now = site.clock.now()
    const batch = await tellNextFollowers(em, { now, since: after(now, -newsFor), limit: followersAtOnce })
    isMore = batch.isMore
    return batch.told
  })
  return isMore
}

/** Writes notices with the letters that tell of them at once, in one transaction; then open pages count anew. */
async function tellBatch(site: Site, tell: (em: Work['em']) => Promise<Told[]>): Promise<void> {
  let letters = 0
  const told = await atomically(site.fork(), async em => {
    const written = await tell(em)
    letters = await mailAtOnce(
      em,
      site,
      written.flatMap(({ id }) => id ?? []),
    )
    return new Set(written.map(({ memberId }) => memberId))
  })
  const memberIds = [...told]
  for (let from = 0; from < memberIds.length; from += membersInEvent)
    site.bus.publish('noticesChanged', { memberIds: memberIds.slice(from, from + membersInEvent) })
  if (letters > 0) site.letters.wake()
}
