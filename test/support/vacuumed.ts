import { setTimeout as wait } from 'node:timers/promises'
import type { EntityManager } from '@mikro-orm/postgresql'
import { expect } from 'vitest'

interface Pages {
  all: number
  visible: number
}

const tries = 40
const between = 250
// So many times 300 rows are looked at: all that a test writes. A smaller sample is another one each time, and plans with it.
const detail = 1000
// A page that somebody else holds at that moment is left out.
const isSeen = ({ all, visible }: Pages) => all - visible <= all / 100

/**
 * Gives these tables and what refers to them new files. The test files of one process share a database, and rows that earlier ones deleted
 * leave room behind in tables and indexes: what a read takes would depend on who came before.
 */
export const renewFiles = (em: () => EntityManager, tables: readonly string[]): Promise<unknown> =>
  em().execute(`truncate ${tables.map(table => `"${table}"`).join(', ')} cascade`)

/**
 * Leaves out of the file of this table what earlier tests deleted. For a table that too many others refer to: a file with much room beside
 * two rows makes the planner read it whole.
 */
export const compact = (em: () => EntityManager, table: string): Promise<unknown> =>
  em().execute(`vacuum (full, analyze) "${table}"`)

/**
 * Has the database look through these tables until it knows of their pages that all may see the rows: only then do plans read an index alone.
 * That takes the commit of those rows on disk, and nobody who began to read before it.
 */
export async function vacuumed(em: () => EntityManager, tables: readonly string[]): Promise<void> {
  // Brings earlier commits to the disk that did not wait for it.
  await em().transactional(async work => {
    await work.execute('set local synchronous_commit = on')
    await work.execute('select pg_current_xact_id()')
  })
  for (const table of tables) {
    const seen = () => lookThrough(em(), table)
    let pages = await seen()
    for (let left = tries; !isSeen(pages) && left > 0; left--) {
      await wait(between)
      pages = await seen()
    }
    expect(isSeen(pages), `${pages.visible} of the ${pages.all} pages of ${table} are visible to all`).toBe(true)
  }
  await em().transactional(async work => {
    await work.execute(`set local default_statistics_target = ${detail}`)
    for (const table of tables) await work.execute(`analyze "${table}"`)
  })
}

async function lookThrough(em: EntityManager, table: string): Promise<Pages> {
  await em.execute(`vacuum analyze "${table}"`)
  const [pages] = await em.execute<Pages[]>(
    'select relpages as "all", relallvisible as visible from pg_class where oid = ?::regclass',
    [`"${table}"`],
  )
  return pages ?? { all: 0, visible: 0 }
}
