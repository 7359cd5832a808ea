import { setTimeout as pause } from 'node:timers/promises'
import { MikroORM } from '@mikro-orm/postgresql'
import { advisoryLocks } from './advisory-lock.ts'
import type { Database } from './connection.ts'
import { ormOptions } from './orm-options.ts'

/**
 * Brings the tables up to date and returns the names of the migrations that ran. If several processes start together on one server, one migrates and
 * the others wait. The embedded database belongs to one process, and its advisory locks exclude nobody.
 */
export async function migrate({ address, orm }: Pick<Database, 'address' | 'orm'>): Promise<string[]> {
  const report = orm.config.get('logger')
  const migrationOrm = new MikroORM(ormOptions(address, { poolSize: 2, report, withoutTimeouts: true }))
  try {
    return address.embedded ? await run(migrationOrm) : await withMigrationLock(migrationOrm, () => run(migrationOrm))
  } finally {
    await migrationOrm.close()
  }
}

async function run(orm: MikroORM): Promise<string[]> {
  const done = await orm.migrator.up()
  return done.map(({ name }) => name)
}

/** Holds the lock on a connection of its own, because a lock belongs to a connection and the server frees it when the connection breaks. */
function withMigrationLock<T>(orm: MikroORM, work: () => Promise<T>): Promise<T> {
  return orm.em.fork().transactional(async em => {
    for (;;) {
      const [lock] = await em.execute<{ free: boolean }[]>('select pg_try_advisory_xact_lock(?) as free', [
        advisoryLocks.migrations,
      ])
      if (lock?.free === true) return work()
      await pause(200)
    }
  })
}
