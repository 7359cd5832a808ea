import type { EntityManager } from '@mikro-orm/postgresql'
import { reviewedKinds } from '../kernel/text-kinds.schema.ts'
import type { queueKinds } from './admin.schema.ts'

/** How many texts of one kind wait for an admin, and since when the oldest waits. */
interface WaitingRow {
  kind: (typeof queueKinds)[number]
  number: number
  /** The moment as the driver returns it; null if nothing waits. */
  oldest: string | null
}

// Texts are counted by the indexes of those that are not public, reports by the index of open ones.
const pendingIn = ({ table, rows, queue }: (typeof reviewedKinds)[number]) =>
  `select '${queue}' as kind, count(*)::int as number, min(created_at) as oldest
    from ${table} where status = 'pending'${rows === null ? '' : ` and ${rows}`}`

export const queueStatement = [
  ...reviewedKinds.map(pendingIn),
  `select 'reports' as kind, count(distinct (target_type, target_id))::int as number, min(created_at) as oldest
    from report where status = 'open'`,
].join(' union all ')

/** What waits for an admin, by kind, reported texts included. */
export const queueOf = (em: EntityManager): Promise<WaitingRow[]> => em.execute<WaitingRow[]>(queueStatement)
