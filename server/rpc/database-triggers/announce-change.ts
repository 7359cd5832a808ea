/** On this channel PostgreSQL tells what has just changed of what everybody sees, as `kind:id:place`. */
export const changesChannel = 'anniversary_changed'

interface AnnouncedChanges {
  table: string
  /** The columns that pages show. Counts are not among them: they change often, and pages are made anew for them every few seconds. */
  columns: readonly string[]
  /** What the change is called where that is not the name of the table. */
  kind?: string
  /** The status in which everybody sees a row; changes of other rows are not announced. */
  shown?: string
  /** The column that names where the row stands, such as the article of a comment. */
  place?: string
}

/** Has the database itself tell of every change, whatever made it: a flush, a statement, a cascade, a program beside the site. */
export const tellsChanges = (announced: AnnouncedChanges) =>
  trigger('told', `insert or ${changedOrGone(announced)}`, announced)

/** The same for rows that nobody sees by themselves, such as accounts: a new one is nothing new. */
export const tellsLaterChanges = (announced: AnnouncedChanges) => trigger('told', changedOrGone(announced), announced)

/** The same for rows of which few have words in this column; the others, which are many, run no function. */
export const tellsChangesOfWorded = (announced: AnnouncedChanges, words: string) => [
  trigger('told_new', 'insert', announced, `new."${words}" is not null`),
  trigger('told', changedOrGone(announced), announced, `old."${words}" is not null`),
]

const changedOrGone = ({ columns }: AnnouncedChanges) =>
  `delete or update of ${columns.map(column => `"${column}"`).join(', ')}`

// The function stands in the migrations: all these triggers share it.
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
