import type { EntityManager } from '@mikro-orm/postgresql'
import type { WrittenLanguage } from '../markdown/markdown.schema.ts'

const windowOfDraw = 300

// The window begins at a random id and continues from the lowest id after the last. It reads only the index and counts no rows.
const statementFor = (table: 'pledge' | 'blessing', shown: string) => `
  with bounds as (select min(id) as least, max(id) as most from ${table} where ${shown}),
    start as (select least + floor(random() * (most - least + 1))::int as at from bounds),
    near as (
      (select id, 0 as round from ${table} where ${shown} and id >= (select at from start) order by id limit ?)
      union all
      (select id, 1 as round from ${table} where ${shown} and id < (select at from start) order by id limit ?)
    )
  select id from (select id from near order by round, id limit ?) as drawn order by random() limit ?`

/**
 * Returns random ids of approved texts, of one language or of all. They are drawn from a window with a random start, so that the cost is about the
 * same for a thousand texts and for a hundred thousand.
 */
export async function randomApprovedIds(
  em: EntityManager,
  table: 'pledge' | 'blessing',
  language: WrittenLanguage | undefined,
  limit: number,
): Promise<number[]> {
  const size = windowOfDraw
  const shown = language === undefined ? `status = 'approved'` : `status = 'approved' and language = ?`
  const each = language === undefined ? [] : [language]
  const values = [...each, ...each, size, ...each, size, size, limit]
  const drawn = await em.execute<{ id: number }[]>(statementFor(table, shown), values)
  return drawn.map(({ id }) => id)
}
