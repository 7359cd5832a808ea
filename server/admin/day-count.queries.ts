import type { EntityManager } from '@mikro-orm/postgresql'
import { recordOf } from '../kernel/primitives.schema.ts'
import { textKinds } from '../kernel/text-kind-properties.schema.ts'
import type { CountedTable } from './days.schema.ts'

/** These statements read no table that grows with the site, whatever they count. A test checks their query plans. */
export const dayStatements = {
  totals: 'select kind, sum(total)::int as total from day_count group by kind',
  since: `select kind, to_char(day, 'YYYY-MM-DD') as day, sum(total)::int as total
    from day_count where day >= ? group by kind, day`,
} as const

// One statement, so that a concurrent reader sees the rows either as they were before it or as they are after it.
const fold = `
  with gone as (delete from day_count where exists (
      select from day_count as other where other.kind = day_count.kind and other.day = day_count.day and other.id <> day_count.id
    ) returning kind, day, total)
  insert into day_count (kind, day, total) select kind, day, sum(total) from gone group by kind, day having sum(total) <> 0`

/** Counts the existing rows of each kind. */
export async function totalsByKind(em: EntityManager): Promise<Readonly<Record<CountedTable, number>>> {
  const rows = await em.execute<{ kind: CountedTable; total: number }[]>(dayStatements.totals)
  const tables: CountedTable[] = ['member', 'visitor', ...textKinds.map(({ table }) => table)]
  const none = recordOf(tables.map(table => [table, 0]))
  return { ...none, ...Object.fromEntries(rows.map(({ kind, total }) => [kind, total])) }
}

export interface KindOfDay {
  kind: CountedTable
  /** YYYY-MM-DD in Asia/Shanghai. */
  day: string
  total: number
}

/** Counts the rows of each kind by day, from the given day on. */
export const kindsByDay = (em: EntityManager, firstDay: string): Promise<KindOfDay[]> =>
  em.execute<KindOfDay[]>(dayStatements.since, [firstDay])

/** Merges the rows of each kind and day into one. */
export async function foldDayCounts(em: EntityManager): Promise<void> {
  await em.execute(fold)
}
