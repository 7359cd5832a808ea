import type { EntityManager } from '@mikro-orm/postgresql'

interface DatabaseFacts {
  version: string
  bytes: number
  connections: number
}

const facts = `select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes,
  (select count(*)::int from pg_stat_activity where datname = current_database()) as connections`

/** Reads version, size in bytes and number of connections of the database. */
export async function databaseFacts(em: EntityManager): Promise<DatabaseFacts> {
  const [row] = await em.execute<DatabaseFacts[]>(facts)
  if (!row) throw new Error('the database told nothing of itself')
  return row
}

const oldest = 'select min(created_at) as "createdAt" from letter where failed_at is null'

/** Returns the creation time of the oldest letter that is still to be sent, or null if there is none. */
export async function oldestLetter(em: EntityManager): Promise<Date | null> {
  const [row] = await em.execute<{ createdAt: string | null }[]>(oldest)
  return row?.createdAt == null ? null : new Date(row.createdAt)
}
