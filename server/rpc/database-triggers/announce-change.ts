/** PostgreSQL announces changes of public rows on this channel, as `kind:id:place`. */
export const changesChannel = 'anniversary_changed'

interface AnnouncedChanges {
  table: string
  /** The columns that pages show. Counts are not among them: they change often, and pages with counts are rendered again every few seconds. */
  columns: readonly string[]
  /** The kind in the announcement, if it is not the name of the table. */
  kind?: string
  /** The status of public rows. Changes of other rows are not announced. */
  publicStatus?: string
  /** The column with the place of the row, such as the article of a comment. */
  parentColumn?: string
}

/** A trigger that announces every change, whatever makes it: a flush, a statement, a cascade, or another program. */
export const announceChanges = (announced: AnnouncedChanges) =>
  trigger('told', ['insert', 'delete', 'update'], announced)

/** As `announceChanges`, without inserts, for rows that are not shown by themselves, such as accounts. */
export const announceUpdatesAndDeletes = (announced: AnnouncedChanges) =>
  trigger('told', ['delete', 'update'], announced)

/** As `announceChanges`, for tables that get many rows in one statement. The function `run`, which is in the migrations, announces them together. */
export const announceChangesTogether = (announced: AnnouncedChanges, run: string) => [
  {
    name: `${announced.table}_told_new`,
    timing: 'after' as const,
    events: ['insert' as const],
    expression: `create trigger "${announced.table}_told_new" after insert on "${announced.table}" referencing new table as "added" for each statement execute function "${run}"()`,
  },
  announceUpdatesAndDeletes(announced),
]

/** As `announceChanges`, for tables in which few rows have a value in the column `words`. The many other rows run no function. */
export const announceChangesWhereSet = (announced: AnnouncedChanges, words: string) => [
  trigger('told_new', ['insert'], announced, `new."${words}" is not null`),
  trigger('told', ['delete', 'update'], announced, `old."${words}" is not null`),
]

type Event = 'insert' | 'delete' | 'update'

// The function is in the migrations. All these triggers share it.
function trigger(suffix: string, events: Event[], announced: AnnouncedChanges, when?: string) {
  const { table, columns, kind = table, publicStatus = '', parentColumn = '' } = announced
  const name = `${table}_${suffix}`
  const update = `update of ${columns.map(column => `"${column}"`).join(', ')}`
  const changes = events.map(event => (event === 'update' ? update : event)).join(' or ')
  const condition = when === undefined ? '' : ` when (${when})`
  return {
    name,
    timing: 'after' as const,
    events,
    expression: `create trigger "${name}" after ${changes} on "${table}" for each row${condition} execute function "tell_change"('${kind}', '${publicStatus}', '${parentColumn}')`,
  }
}
