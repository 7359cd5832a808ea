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
  trigger('told', `insert or ${updateOrDelete(announced)}`, announced)

/** As `announceChanges`, without inserts, for rows that are not shown by themselves, such as accounts. */
export const announceUpdatesAndDeletes = (announced: AnnouncedChanges) =>
  trigger('told', updateOrDelete(announced), announced)

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
  trigger('told_new', 'insert', announced, `new."${words}" is not null`),
  trigger('told', updateOrDelete(announced), announced, `old."${words}" is not null`),
]

const updateOrDelete = ({ columns }: AnnouncedChanges) =>
  `delete or update of ${columns.map(column => `"${column}"`).join(', ')}`

// The function is in the migrations. All these triggers share it.
function trigger(suffix: string, events: string, announced: AnnouncedChanges, when?: string) {
  const { table, kind = table, publicStatus = '', parentColumn = '' } = announced
  const name = `${table}_${suffix}`
  const condition = when === undefined ? '' : ` when (${when})`
  return {
    name,
    timing: 'after' as const,
    events: ['update' as const],
    expression: `create trigger "${name}" after ${events} on "${table}" for each row${condition} execute function "tell_change"('${kind}', '${publicStatus}', '${parentColumn}')`,
  }
}
