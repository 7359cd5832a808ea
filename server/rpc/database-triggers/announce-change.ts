/** PostgreSQL announces changes of public rows on this channel, as `kind:id:place`. */
export const changesChannel = 'anniversary_changed'

interface AnnouncedChanges {
  table: string
  /** The columns that pages show. Counts are not among them: they change often, and pages with counts are rendered again every few seconds. */
  columns: readonly string[]
  /** The kind in the announcement, if it is not the name of the table. */
  kind?: string
  /** The status of public rows. Changes of other rows are not announced. */
  shown?: string
  /** The column with the place of the row, such as the article of a comment. */
  place?: string
}

/** A trigger that announces every change, whatever makes it: a flush, a statement, a cascade, or another program. */
export const tellsChanges = (announced: AnnouncedChanges) =>
  trigger('told', `insert or ${changedOrGone(announced)}`, announced)

/** As `tellsChanges`, without inserts, for rows that are not shown by themselves, such as accounts. */
export const tellsLaterChanges = (announced: AnnouncedChanges) => trigger('told', changedOrGone(announced), announced)

/** As `tellsChanges`, for tables in which few rows have a value in the column `words`. The many other rows run no function. */
export const tellsChangesOfWorded = (announced: AnnouncedChanges, words: string) => [
  trigger('told_new', 'insert', announced, `new."${words}" is not null`),
  trigger('told', changedOrGone(announced), announced, `old."${words}" is not null`),
]

const changedOrGone = ({ columns }: AnnouncedChanges) =>
  `delete or update of ${columns.map(column => `"${column}"`).join(', ')}`

// The function is in the migrations. All these triggers share it.
function trigger(suffix: string, events: string, announced: AnnouncedChanges, when?: string) {
  const { table, kind = table, shown = '', place = '' } = announced
  const name = `${table}_${suffix}`
  const condition = when === undefined ? '' : ` when (${when})`
  return {
    name,
    timing: 'after' as const,
    events: ['update' as const],
    expression: `create trigger "${name}" after ${events} on "${table}" for each row${condition} execute function "tell_change"('${kind}', '${shown}', '${place}')`,
  }
}
