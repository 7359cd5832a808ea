import type { Site } from '../rpc/context.ts'
import { atomically } from '../rpc/work.ts'
import { mailAtOnce } from './mail-notices.ts'
import { takeTasks, tellOf } from './write-notices.queries.ts'

const tasksAtOnce = 500

/**
 * Tells members of what has happened since, in batches (docs/decisions/notices.md). What was to be told goes in the transaction that tells it: a
 * process that dies in the middle has told nobody, and another one does.
 */
export async function writeNotices(site: Site): Promise<void> {
  for (let taken = tasksAtOnce; taken === tasksAtOnce;) {
    let letters = 0
    const told = await atomically(site.fork(), async em => {
      const tasks = await takeTasks(em, tasksAtOnce)
      taken = tasks.length
      const written = await tellOf(em, tasks, site.clock.now())
      letters = await mailAtOnce(
        em,
        site,
        written.map(({ id }) => id),
      )
      return new Set(written.map(({ memberId }) => memberId))
    })
    for (const memberId of told) site.bus.publish('noticesChanged', { memberId })
    if (letters > 0) site.letters.wake()
  }
}
