import { Client } from 'pg'
import { z } from 'zod'
import type { ReplicaState } from '../kernel/process-status.ts'
import { commandApplicationName, type DatabaseAddress } from './database-address.ts'

const answersWithin = 2_000
const lagRows = z.array(z.object({ lag: z.number() }))

// Without new transactions, the last replayed one is old. A replica that has replayed everything it received has no lag.
const state = `select case
    when not pg_is_in_recovery() or pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
    else coalesce(extract(epoch from now() - pg_last_xact_replay_timestamp()), 0) end::float8 as lag`

/** Returns the lag of every replica. A replica that is silent for two seconds counts as not answering. */
export const replicaStates = ({ replicaUrls }: DatabaseAddress): Promise<ReplicaState[]> =>
  Promise.all(replicaUrls.map(stateOf))

async function stateOf(url: string): Promise<ReplicaState> {
  const { host, pathname } = new URL(url)
  const name = `${host}${pathname}`
  const client = new Client({
    connectionString: url,
    application_name: commandApplicationName,
    connectionTimeoutMillis: answersWithin,
    query_timeout: answersWithin,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query(state)
    return { name, answers: true, lag: lagRows.parse(rows)[0]?.lag ?? 0 }
  } catch {
    return { name, answers: false, lag: null }
  } finally {
    await client.end().catch(() => undefined)
  }
}
