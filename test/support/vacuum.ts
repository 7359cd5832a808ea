import { setTimeout as wait } from 'node:timers/promises'
import type { EntityManager } from '@mikro-orm/postgresql'
import { expect } from 'vitest'

interface Pages {
  all: number
  visible: number
}

const tries = 40
const pauseBetween = 250
// The statistics target; PostgreSQL samples 300 rows per unit, here all rows of a test. A smaller sample would differ each time, and the plans with
// it.
const detail = 1000
// VACUUM skips a page that another session holds at that moment.
const areVisible = ({ all, visible }: Pages) => all - visible <= all / 50

/**
 * Truncates these tables and all that refer to them, which gives them new files. The test files of one process share a database, and rows deleted by
 * earlier ones leave space in tables and indexes, which would change the cost of reads.
 */
export const renewFiles = (em: () => EntityManager, tables: readonly string[]): Promise<unknown> =>
  em().execute(`truncate ${tables.map(table => `"${table}"`).join(', ')} cascade`)

/**
 * Rewrites this table without the rows that earlier tests deleted. For a table that too many others refer to: in a file with much free space, the
 * planner would choose to scan it all.
 */
export const compact = (em: () => EntityManager, table: string): Promise<unknown> =>
  em().execute(`vacuum (full, analyze) "${table}"`)

/**
 * Vacuums these tables until their pages are marked as visible to all: only then do plans use index-only scans. This requires that the rows are
 * committed on disk, and that no older transaction is running.
 */
export async function vacuumUntilVisible(em: () => EntityManager, tables: readonly string[]): Promise<void> {
  // Flushes earlier asynchronous commits to disk.
  await em().transactional(async work => {
    await work.execute('set local synchronous_commit = on')
    await work.execute('select pg_current_xact_id()')
  })
  for (const table of tables) {
    const countPages = () => vacuumAndCount(em(), table)
    let pages = await countPages()
    for (let left = tries; !areVisible(pages) && left > 0; left--) {
      await wait(pauseBetween)
      pages = await countPages()
    }
    expect(areVisible(pages), `${pages.visible} of the ${pages.all} pages of ${table} are visible to all`).toBe(true)
  }
  await em().transactional(async work => {
    await work.execute(`set local default_statistics_target = ${detail}`)
    for (const table of tables) await work.execute(`analyze "${table}"`)
  })
}

async function vacuumAndCount(em: EntityManager, table: string): Promise<Pages> {
  await em.execute(`vacuum analyze "${table}"`)
  const [pages] = await em.execute<Pages[]>(
    'select relpages as "all", relallvisible as visible from pg_class where oid = ?::regclass',
    [`"${table}"`],
  )
  return pages ?? { all: 0, visible: 0 }
}
