import { randomUUID } from 'node:crypto'
import type { TimeLimitedStatement, ReadWithin } from '../rpc/context.ts'
import type { Database } from './connection.ts'

// The planner ignores the cost of fetching long values that are stored outside their rows, and would scan whole tables of them.
// The function plans the statement without sequential scans; the same setting in a transaction would take three more statements.
const byIndex = `select found from read_by_index(?, ?::text[]) as found`

const cancel = `select pg_cancel_backend(pid) from pg_stat_activity
  where query like ? and state = 'active' and application_name = current_setting('application_name')`

/**
 * Runs reads by index within a time limit. A read is cancelled when the reader leaves. The embedded
 * database supports neither time limits nor cancelling, so the rows that a read looks at must be bounded too.
 */
export function timeLimitedReads({ orm, embedded }: Pick<Database, 'orm' | 'embedded'>): ReadWithin {
  async function rowsOf<Row>(statement: TimeLimitedStatement, mark: string): Promise<Row[]> {
    const rows = await orm.em.fork().execute<{ found: Row }[]>(mark + byIndex, numbered(statement))
    return rows.map(({ found }) => found)
  }

  return async (within, signal, statement) => {
    if (embedded) return rowsOf(statement, '')
    const mark = `/* bounded ${randomUUID()} */ `
    const stop = () =>
      void orm.em
        .fork()
        .execute(cancel, [`${mark}%`])
        .catch(() => undefined)
    // The cancellation is repeated, because a read that still waits for a connection cannot be cancelled yet.
    const timer = setInterval(stop, within)
    signal?.addEventListener('abort', stop, { once: true })
    try {
      return await rowsOf(statement, mark)
    } finally {
      clearInterval(timer)
      signal?.removeEventListener('abort', stop)
    }
  }
}

/** Numbers the placeholders and puts the values into one array of texts, because the function takes statements of any form. */
function numbered({ text, values }: TimeLimitedStatement): [text: string, values: string] {
  const parts = text.split('?')
  if (parts.length !== values.length + 1) throw new Error('a statement has other places than values')
  const [first = '', ...rest] = parts
  const placed = values.map((value, index) => `($1[${index + 1}]${castOf(value)})${rest[index] ?? ''}`)
  return [first + placed.join(''), `{${values.map(quoted).join(',')}}`]
}

function castOf(value: unknown): string {
  // The offset of a page far past the end exceeds an int.
  if (typeof value === 'number') return Math.abs(value) > 2_147_483_647 ? '::bigint' : '::int'
  return value instanceof Date ? '::timestamptz' : ''
}

const quoted = (value: unknown) => {
  const text = value instanceof Date ? value.toISOString() : String(value)
  return `"${text.replace(/["\\]/gu, '\\$&')}"`
}
