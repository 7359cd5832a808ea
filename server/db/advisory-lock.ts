import type { Database } from './connection.ts'

/**
 * Runs `work` in one process at a time; other processes on the same server wait. The embedded database belongs to one process and needs no lock; its
 * advisory locks exclude nobody.
 */
export async function withAdvisoryLock<T>(
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

/** The numbers of all advisory locks of the site, which no other program is likely to choose. */
export const advisoryLocks = { migrations: 1_915_202_510, firstContent: 1_915_202_511 } as const
