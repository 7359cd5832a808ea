import { LockMode } from '@mikro-orm/postgresql'
import { isSignedIn, type Viewer } from '../kernel/viewer.ts'

/** A page of a list, by its number. */
export interface Page {
  page: number
  limit: number
}

export const offsetOf = ({ page, limit }: Page): number => (page - 1) * limit

/** The limit and offset of a page, as query options. */
export const limitAndOffset = (page: Page) => ({ limit: page.limit, offset: offsetOf(page) })

/** Returns the number of rows of the whole list. A last page that is not full gives it without another query. */
export async function countTotal(page: Page, found: number, count: () => Promise<number>): Promise<number> {
  const isLast = found < page.limit && (found > 0 || page.page === 1)
  return isLast ? offsetOf(page) + found : count()
}

/** Sorts rows in place, in the order of these ids. */
export const sortByIds = <Row extends { id: number }>(ids: readonly number[], rows: Row[]): Row[] =>
  rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))

/** How rows are read: without a lock, or locked for a change in this transaction. */
export type RowLock = 'none' | 'update'

/** Query options that lock rows in the order of their ids, so that two admins cannot cause a deadlock. */
export const lockOptions = (how: RowLock) => ({
  lockMode: how === 'update' ? (LockMode.PESSIMISTIC_WRITE as const) : (LockMode.NONE as const),
  orderBy: { id: 'asc' as const },
})

/** For results that are the same for everybody: a replica may answer, which lags a little (DATABASE_REPLICA_URLS: docs/operations.md#settings). */
export const fromReplica = { connectionType: 'read' as const }

/** Lets a replica answer guests. Members read from the primary, so that they see their own changes immediately. */
export const fromReplicaForGuests = (viewer: Viewer) =>
  isSignedIn(viewer) || viewer.readsPrimary === true ? {} : fromReplica

/**
 * Prefix of a frequent write: a single statement outside any transaction, with a cast at each placeholder (`?::text`). The embedded database then
 * prepares it like a repeated read (server/db/prepared-statements.ts).
 */
export const preparedStatementPrefix = '/* prepared */'
