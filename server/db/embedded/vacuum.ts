import type { PGlite } from '@electric-sql/pglite'
import type { Owner, SessionQueue } from './session-queue.ts'

// PGlite has none of PostgreSQL's background workers: without this, the write-ahead log grows until the disk is full and dead rows stay.

const megabyte = 1024 * 1024
const checkpointAfter = 8 * megabyte

// The thresholds of PostgreSQL's own autovacuum.
const needsCare = `
  select format('%I.%I', s.schemaname, s.relname) as name
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0) or s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)`

interface Maintenance {
  db: PGlite
  turns: SessionQueue
  /** Milliseconds between checks. */
  pause: number
  report: (error: unknown) => void
}

/** Runs checkpoints, VACUUM and ANALYZE in short pieces, so that requests wait for one table at most. Returns a function that stops it. */
export function startMaintenance({ db, turns, pause, report }: Maintenance): () => void {
  const keeper: Owner = { cutOff: () => undefined }
  let logAtCheckpoint = 0
  let logAtLastLook = 0

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    turns.take(keeper, () =>
      work()
        .then(resolve, reject)
        .then(() => false),
    )
    return promise
  }

  async function look(): Promise<void> {
    const log = await inTurn(() => logPosition(db))
    const quiet = log === logAtLastLook
    logAtLastLook = log
    if (log === logAtCheckpoint || (!quiet && log - logAtCheckpoint < checkpointAfter)) return
    for (const name of await inTurn(() => tablesInNeed(db))) await inTurn(() => db.exec(`vacuum (analyze) ${name}`))
    await inTurn(() => db.exec('checkpoint'))
    logAtCheckpoint = await inTurn(() => logPosition(db))
    logAtLastLook = logAtCheckpoint
  }

  const timer = setInterval(() => void look().catch(report), pause)
  return () => clearInterval(timer)
}

async function logPosition(db: PGlite): Promise<number> {
  const { rows } = await db.query<{ at: number }>(`select (pg_current_wal_insert_lsn() - '0/0')::float8 as at`)
  return rows[0]?.at ?? 0
}

async function tablesInNeed(db: PGlite): Promise<string[]> {
  // PostgreSQL publishes a session's counts of dead rows at most once a second. The rest would stay unpublished until the next write.
  await db.query('select pg_stat_force_next_flush()')
  const { rows } = await db.query<{ name: string }>(needsCare)
  return rows.map(row => row.name)
}
