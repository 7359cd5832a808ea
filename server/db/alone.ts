import type { Database } from './connection.ts'

/**
 * Runs `work` in one process at a time: of several that start together on one server, the others wait for their turn. The embedded
 * database belongs to one process anyway, and its advisory locks exclude nobody.
 */
export async function alone<T>(
  { orm, embedded }: Pick<Database, 'orm' | 'embedded'>,
  lock: number,
  work: () => Promise<T>,
): Promise<T> {
  if (embedded) return work()
  return orm.em.fork().transactional(async em => {
    await em.execute('select pg_advisory_xact_lock(?)', [lock])
    return work()
  })
}

/** Locks that the site takes on a server; any numbers that no other program is likely to choose. */
export const locks = { firstContent: 1_915_202_511 } as const
