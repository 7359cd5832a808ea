/**
 * Has the database count by day of Shanghai what is written and what goes, one row for each statement, so that nobody waits for anybody.
 * The function stands in the migrations; admin/day-count.queries.ts sums the rows up.
 */
export const countedByDay = (table: string, column = 'created_at') => {
  const columns = uncounted[table] === undefined ? [column] : [column, uncounted[table]]
  return [
    trigger(table, columns, { suffix: 'day_new', event: 'insert', rows: 'new' }),
    trigger(table, columns, { suffix: 'day_gone', event: 'delete', rows: 'old' }),
  ]
}

/** Rows that are not counted: the floor of a deleted reply stays as an empty row, and goes and comes back with its post (docs/product.md#floors). */
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
