import type { EntityManager } from '@mikro-orm/postgresql'

const windowOfDraw = 300

// The window begins at any id and goes on from the lowest one when it comes to the end. Reads of the index alone: no row is counted.
const statementFor = (table: 'pledge' | 'blessing') => `
  with bounds as (select min(id) as least, max(id) as most from ${table} where status = 'approved'),
    start as (select least + floor(random() * (most - least + 1))::int as at from bounds),
    near as (
      (select id, 0 as round from ${table} where status = 'approved' and id >= (select at from start) order by id limit ?)
      union all
      (select id, 1 as round from ${table} where status = 'approved' and id < (select at from start) order by id limit ?)
    )
  select id from (select id from near order by round, id limit ?) as drawn order by random() limit ?`

/**
 * Ids of approved texts drawn at random. They are drawn from a window that starts anywhere, so that the draw costs about the same with
 * a thousand texts and with a hundred thousand.
 */
export async function drawApproved(em: EntityManager, table: 'pledge' | 'blessing', limit: number): Promise<number[]> {
  const size = windowOfDraw
  const drawn = await em.execute<{ id: number }[]>(statementFor(table), [size, size, size, limit])
  return drawn.map(({ id }) => id)
}
