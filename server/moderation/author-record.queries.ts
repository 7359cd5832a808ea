import type { EntityManager } from '@mikro-orm/postgresql'
import { reviewedKinds } from '../kernel/text-kind-properties.schema.ts'

export interface AuthorRecord {
  id: number
  username: string
  /** The timestamp as the driver returns it. */
  since: string
  suspendedUntil: string | null
  approved: number
  rejected: number
}

const decidedOf = ({ table, author, rows }: (typeof reviewedKinds)[number]) => `
  select ${author} as author, count(*) filter (where status = 'approved')::int as approved,
    count(*) filter (where status = 'rejected')::int as rejected
  from ${table} where ${author} in (select id from asked) and reviewed_at is not null${rows === null ? '' : ` and ${rows}`}
  group by ${author}`

const records = `
  with asked as (select id from member where id = any(string_to_array(?, ',')::int[])),
    decided as (${reviewedKinds.map(decidedOf).join(' union all ')})
  select member.id, member.username, member.created_at as since, member.suspended_until as "suspendedUntil",
    coalesce(sum(decided.approved), 0)::int as approved, coalesce(sum(decided.rejected), 0)::int as rejected
  from member left join decided on decided.author = member.id where member.id in (select id from asked) group by member.id`

/** Returns since when these members are registered, and how many of their texts were approved and rejected. */
export async function authorRecords(
  em: EntityManager,
  ids: readonly number[],
): Promise<ReadonlyMap<number, AuthorRecord>> {
  if (ids.length === 0) return new Map()
  const rows = await em.execute<AuthorRecord[]>(records, [[...new Set(ids)].join(',')])
  return new Map(rows.map(row => [row.id, row]))
}
