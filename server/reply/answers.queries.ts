import type { EntityManager } from '@mikro-orm/postgresql'
import { fromReplicaForGuests, sortByIds, limitAndOffset, countTotal, type Page } from '../rpc/query-options.ts'
import { isSignedIn, type Viewer } from '../kernel/viewer.ts'
import { visibleTo } from '../review/text-access.policy.ts'
import { Reply } from './reply.entity.ts'

/** Returns a page of the answers to a reply, by floor, and their number for this viewer. */
export async function answersTo(
  em: EntityManager,
  viewer: Viewer,
  { to, ...page }: Page & { to: Reply },
): Promise<[Reply[], number]> {
  const where = { $and: [{ parent: to.id, isRemoved: false }, visibleTo(viewer)] }
  const these = { orderBy: { floor: 'asc' }, ...limitAndOffset(page), ...fromReplicaForGuests(viewer) } as const
  // Reads the ids alone first, because the index contains everything about answers that are skipped.
  const rows = await em.find(Reply, where, { ...these, fields: ['id'], disableIdentityMap: true })
  const ids = rows.map(({ id }) => id)
  const populate = ['author', 'parent.author', 'addressee'] as const
  const answers = ids.length === 0 ? [] : sortByIds(ids, await em.find(Reply, { id: { $in: ids } }, { populate }))
  return [answers, await countTotal(page, answers.length, () => countAnswers(em, viewer, to))]
}

// The reply stores the number of public answers; there are few others.
async function countAnswers(em: EntityManager, viewer: Viewer, to: Reply): Promise<number> {
  if (!isSignedIn(viewer)) return to.answerCount
  const hidden = { parent: to.id, isRemoved: false, status: { $ne: 'approved' as const } }
  return to.answerCount + (await em.count(Reply, { $and: [hidden, visibleTo(viewer)] }))
}
