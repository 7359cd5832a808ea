import type { EntityManager } from '@mikro-orm/postgresql'
import type { queueKinds } from './admin.schema.ts'

/** One kind of what waits for an admin: how much, and since when the oldest. */
interface WaitingRow {
  kind: (typeof queueKinds)[number]
  number: number
  /** As the driver writes a moment; null where nothing waits. */
  oldest: string | null
}

// Texts by the indexes of those that are not public, reports by that of the open ones.
const pendingIn = (kind: string, table: string, more = '') =>
  `select '${kind}' as kind, count(*)::int as number, min(created_at) as oldest from ${table} where status = 'pending'${more}`

export const queueStatement = [
  pendingIn('comments', 'comment'),
  pendingIn('blessings', 'blessing'),
  pendingIn('futureMessages', 'pledge'),
  pendingIn('forumPosts', 'post'),
  pendingIn('forumReplies', 'reply'),
  pendingIn('torchWishes', 'leg', ' and wish is not null'),
  `select 'reports' as kind, count(distinct (target_type, target_id))::int as number, min(created_at) as oldest
    from report where status = 'open'`,
].join(' union all ')

/** What waits for an admin, by kind, reported texts included. */
export const queueOf = (em: EntityManager): Promise<WaitingRow[]> => em.execute<WaitingRow[]>(queueStatement)
