import type { EntityManager } from '@mikro-orm/postgresql'
import { reviewedKinds } from '../kernel/text-kind-properties.schema.ts'
import type { queueKinds } from './admin.schema.ts'

/** How many items of one kind wait for review, and since when the oldest waits. */
interface WaitingRow {
  kind: (typeof queueKinds)[number]
  number: number
  /** The timestamp as the driver returns it; null if nothing waits. */
  oldest: string | null
}

// Texts are counted by the indexes of texts that are not public, reports by the index of open reports.
const pendingIn = ({ table, rows, queueName }: (typeof reviewedKinds)[number]) =>
  `select '${queueName}' as kind, count(*)::int as number, min(created_at) as oldest
    from ${table} where status = 'pending'${rows === null ? '' : ` and ${rows}`}`

export const queueStatement = [
  ...reviewedKinds.map(pendingIn),
  `select 'reports' as kind, count(distinct (target_type, target_id))::int as number, min(created_at) as oldest
    from report where status = 'open'`,
].join(' union all ')

/** Counts what waits for review, by kind, reported texts included. */
export const queueOf = (em: EntityManager): Promise<WaitingRow[]> => em.execute<WaitingRow[]>(queueStatement)
