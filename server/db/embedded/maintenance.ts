import type { PGlite } from '@electric-sql/pglite'
import type { Owner, SessionQueue } from './session-queue.ts'

// PGlite has none of PostgreSQL's background workers: without this, the write-ahead log grows until the disk is full and dead rows stay.

const megabyte = 1024 * 1024
const checkpointAfter = 8 * megabyte

// The thresholds of PostgreSQL's own autovacuum.
const tablesToVacuum = `
  select format('%I.%I', s.schemaname, s.relname) as name
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0) or s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)`

interface Maintenance {
  db: PGlite
  queue: SessionQueue
  /** Milliseconds between checks. */
  pause: number
  report: (error: unknown) => void
}

/** Runs checkpoints, VACUUM and ANALYZE in short pieces, so that requests wait for one table at most. Returns a function that stops it. */
export function startMaintenance({ db, queue, pause, report }: Maintenance): () => void {
  const owner: Owner = { disconnect: () => undefined }
  let logAtCheckpoint = 0
  let logAtLastCheck = 0

  function runQueued<T>(work: () => Promise<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    queue.enqueue(owner, () =>
      work()
        .then(resolve, reject)
        .then(() => false),
    )
    return promise
  }

  async function vacuumIfNeeded(): Promise<void> {
    const log = await runQueued(() => logPosition(db))
    const quiet = log === logAtLastCheck
    logAtLastCheck = log
    if (log === logAtCheckpoint || (!quiet && log - logAtCheckpoint < checkpointAfter)) return
    for (const name of await runQueued(() => findTablesToVacuum(db)))
      await runQueued(() => db.exec(`vacuum (analyze) ${name}`))
    await runQueued(() => db.exec('checkpoint'))
    logAtCheckpoint = await runQueued(() => logPosition(db))
    logAtLastCheck = logAtCheckpoint
  }

  const timer = setInterval(() => void vacuumIfNeeded().catch(report), pause)
  return () => clearInterval(timer)
}

async function logPosition(db: PGlite): Promise<number> {
  const { rows } = await db.query<{ at: number }>(`select (pg_current_wal_insert_lsn() - '0/0')::float8 as at`)
  return rows[0]?.at ?? 0
}

async function findTablesToVacuum(db: PGlite): Promise<string[]> {
  // PostgreSQL publishes a session's counts of dead rows at most once a second. The rest would stay unpublished until the next write.
  await db.query('select pg_stat_force_next_flush()')
  const { rows } = await db.query<{ name: string }>(tablesToVacuum)
  return rows.map(row => row.name)
}
