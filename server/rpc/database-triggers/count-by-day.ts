/**
 * Triggers that count inserted and deleted rows by day in Shanghai. Each statement adds a row of its own, so that no transaction waits for another.
 * The function is in the migrations; admin/day-count.queries.ts sums the rows.
 */
export const countedByDay = (table: string, column = 'created_at') => {
  const columns = uncounted[table] === undefined ? [column] : [column, uncounted[table]]
  return [
    trigger(table, columns, { suffix: 'day_new', event: 'insert', rows: 'new' }),
    trigger(table, columns, { suffix: 'day_gone', event: 'delete', rows: 'old' }),
  ]
}

/**
 * Columns that mark uncounted rows: the floor of a deleted reply stays as an empty row, and is deleted and restored with its post
 * (docs/product.md#floors).
 */
const uncounted: Readonly<Record<string, string>> = { reply: 'is_removed' }

interface Counting {
  suffix: string
  event: 'insert' | 'delete'
  rows: 'new' | 'old'
}

function trigger(table: string, columns: readonly string[], { suffix, event, rows }: Counting) {
  const name = `${table}_${suffix}`
  return {
    name,
    timing: 'after' as const,
    events: [event],
    expression: `create trigger "${name}" after ${event} on "${table}" referencing ${rows} table as "changed" for each statement execute function "count_day"(${[table, ...columns].map(word => `'${word}'`).join(', ')})`,
  }
}
