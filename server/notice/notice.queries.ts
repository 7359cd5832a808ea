import type { EntityManager } from '@mikro-orm/postgresql'
import type { TextType } from '../kernel/text-kind-properties.schema.ts'
import { offsetOf, countTotal, type Page } from '../rpc/query-options.ts'
import { Notice } from './notice.entity.ts'
import { maxUnreadNotices } from './notice.schema.ts'

/**
 * SQL for the unread notices of a member, at most as many as the bell counts. The member is given as a range: for an equality the planner assumes the
 * average number of notices and scans the whole table when one member has most of them; for a range it assumes few rows and uses the index.
 */
export const unreadOf = (member: string): string =>
  `select from notice where member_id between ${member} and ${member} and (read_at is null or read_at < at) limit ${maxUnreadNotices}`

/** The statements of the bell and the list. */
export const statements = {
  listed: `select id from notice where member_id = ?
  order by (read_at is null or read_at < at) desc, at desc, id desc limit ? offset ?`,
  unread: `select count(*)::int as unread from (${unreadOf('?')}) as unread`,
} as const

/** Returns a page of a member's notices, unread ones first, newest first within each group, and the total. */
export async function noticesOf(em: EntityManager, memberId: number, page: Page): Promise<[Notice[], number]> {
  const rows = await em.execute<{ id: number }[]>(statements.listed, [memberId, page.limit, offsetOf(page)])
  const ids = rows.map(({ id }) => id)
  const notices = ids.length === 0 ? [] : await em.find(Notice, { id: { $in: ids } })
  const inOrder = notices.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  return [inOrder, await countTotal(page, notices.length, () => em.count(Notice, { member: memberId }))]
}

export async function countUnread(em: EntityManager, memberId: number): Promise<number> {
  const [row] = await em.execute<{ unread: number }[]>(statements.unread, [memberId, memberId])
  return row?.unread ?? 0
}

/** Finds a notice of this member. */
export const findNotice = (em: EntityManager, memberId: number, id: number): Promise<Notice | null> =>
  em.findOne(Notice, { id, member: memberId })

const markAll = `update notice set read_at = greatest(?::timestamptz, at) where member_id = ? and (read_at is null or read_at < at)`

/** Marks all present notices of a member as read. */
export const markAllRead = (em: EntityManager, memberId: number, now: Date): Promise<unknown> =>
  em.execute(markAll, [now, memberId])

const markSeen = `
  update notice set read_at = greatest(?::timestamptz, at) from jsonb_to_recordset(?::jsonb) as seen (type text, id int)
  where member_id = ? and (read_at is null or read_at < at) and text_type = seen.type and text_id = seen.id returning notice.id`

interface SeenText {
  type: TextType
  id: number
}

/** Marks the notices about these texts as read. Returns how many. */
export async function markSeenRead(
  em: EntityManager,
  memberId: number,
  texts: readonly SeenText[],
  now: Date,
): Promise<number> {
  const rows = await em.execute<unknown[]>(markSeen, [now, JSON.stringify(texts), memberId])
  return rows.length
}

/** Deletes the notices that are older than a moment. */
export const deleteOldNotices = (em: EntityManager, before: Date): Promise<number> =>
  em.nativeDelete(Notice, { at: { $lt: before } })
