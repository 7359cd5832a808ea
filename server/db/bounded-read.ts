import type { ReadWithin } from '../rpc/context.ts'
import type { Database } from './connection.ts'

// The planner ignores the cost of fetching long values that are stored outside their rows, and would scan whole tables of them.
const byIndex = `select pg_backend_pid() as pid, set_config('enable_seqscan', 'off', true), set_config('statement_timeout', ?, true)`

const cancel = `select pg_cancel_backend(pid) from pg_stat_activity
  where pid = ? and state = 'active' and application_name = current_setting('application_name')`

/**
 * Runs reads by index within a time limit, each in a transaction with its own settings. A read is cancelled when the reader leaves. The embedded
 * database supports neither time limits nor cancelling, so the rows that a read looks at must be bounded too.
 */
export function boundedReads({ orm, embedded }: Pick<Database, 'orm' | 'embedded'>): ReadWithin {
  return (within, signal, read) =>
    orm.em.fork().transactional(async em => {
      const [row] = await em.execute<{ pid: number }[]>(byIndex, [String(within)])
      const stop = () =>
        void orm.em
          .fork()
          .execute(cancel, [row?.pid ?? 0])
          .catch(() => undefined)
      if (!embedded) signal?.addEventListener('abort', stop, { once: true })
      try {
        return await read(em)
      } finally {
        signal?.removeEventListener('abort', stop)
      }
    })
}
