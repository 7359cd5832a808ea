import type { RunSql } from '../rpc/limits.ts'
import type { Database } from './connection.ts'

/** Runs one statement with $1… values on the pool, without the ORM's unit of work. */
export function rawSql({ orm }: Pick<Database, 'orm'>): RunSql {
  return async (text, values) => {
    const pool = await orm.em.getConnection().getNativeClient()
    return pool.query(text, values)
  }
}

/** Returns whether the database answers now. */
export async function isReachable({ orm }: Pick<Database, 'orm'>): Promise<boolean> {
  const check = await orm.em.getConnection().checkConnection()
  return check.ok
}
