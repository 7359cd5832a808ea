import { LockMode } from '@mikro-orm/postgresql'
import { isSignedIn, type Viewer } from '../kernel/viewer.ts'

/** A page of a list, by its number. */
export interface Page {
  page: number
  limit: number
}

export const offsetOf = ({ page, limit }: Page): number => (page - 1) * limit

/** The rows of that page. */
export const rowsOf = (page: Page) => ({ limit: page.limit, offset: offsetOf(page) })

/** How many rows a list has in all; a page that is not full tells it by itself, without another question. */
export async function totalOf(page: Page, found: number, count: () => Promise<number>): Promise<number> {
  const isLast = found < page.limit && (found > 0 || page.page === 1)
  return isLast ? offsetOf(page) + found : count()
}

/** Rows in the order of these ids. */
export const inOrder = <Row extends { id: number }>(ids: readonly number[], rows: Row[]): Row[] =>
  rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))

/** How rows are read: to be seen, or to be changed in this transaction. */
export type How = 'seen' | 'locked'

/** Locked in one order, so that two admins never wait for each other in a ring. */
export const heldAs = (how: How) => ({
  lockMode: how === 'locked' ? (LockMode.PESSIMISTIC_WRITE as const) : (LockMode.NONE as const),
  orderBy: { id: 'asc' as const },
})

/** For what everybody is shown alike: a copy of the database may answer, which lags behind by a moment (DATABASE_REPLICA_URLS: docs/operations.md#settings). */
export const fromAnyCopy = { connectionType: 'read' as const }

/** The same for guests; members read from the primary, so that they see at once what they did. */
export const fromAnyCopyFor = (viewer: Viewer) => (isSignedIn(viewer) ? {} : fromAnyCopy)
