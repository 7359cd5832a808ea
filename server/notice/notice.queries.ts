import type { EntityManager } from '@mikro-orm/postgresql'
import type { TextType } from '../kernel/text-kinds.schema.ts'
import { offsetOf, totalOf, type Page } from '../rpc/page.queries.ts'
import { Notice } from './notice.entity.ts'
import { unreadAtMost } from './notice.schema.ts'

/**
 * The unread notices of a member, no more of them than the bell counts. Written as a range: the database plans an equality by
 * how many notices a member has on average, and reads the whole table where one member has most of them; a range it takes for few, and reads the index.
 */
export const unreadOf = (member: string): string =>
  `select from notice where member_id between ${member} and ${member} and (read_at is null or read_at < at) limit ${unreadAtMost}`

/** The statements behind the bell and the list. */
export const statements = {
  listed: `select id from notice where member_id = ?
  order by (read_at is null or read_at < at) desc, at desc, id desc limit ? offset ?`,
  unread: `select count(*)::int as unread from (${unreadOf('?')}) as unread`,
} as const

/** A page of what a member was told, unread ones first and the newest of each first, and how many there are. */
export async function noticesOf(em: EntityManager, memberId: number, page: Page): Promise<[Notice[], number]> {
  const rows = await em.execute<{ id: number }[]>(statements.listed, [memberId, page.limit, offsetOf(page)])
  const ids = rows.map(({ id }) => id)
  const notices = ids.length === 0 ? [] : await em.find(Notice, { id: { $in: ids } })
  const inOrder = notices.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  return [inOrder, await totalOf(page, notices.length, () => em.count(Notice, { member: memberId }))]
}

export async function countUnread(em: EntityManager, memberId: number): Promise<number> {
  const [row] = await em.execute<{ unread: number }[]>(statements.unread, [memberId, memberId])
  return row?.unread ?? 0
}

/** One of the member's own. */
export const findNotice = (em: EntityManager, memberId: number, id: number): Promise<Notice | null> =>
  em.findOne(Notice, { id, member: memberId })

const markAll = `update notice set read_at = greatest(?::timestamptz, at) where member_id = ? and (read_at is null or read_at < at)`

/** Marks everything read that a member was told until now. */
export const markAllRead = (em: EntityManager, memberId: number, now: Date): Promise<unknown> =>
  em.execute(markAll, [now, memberId])

const markSeen = `
  update notice set read_at = greatest(?::timestamptz, at) from jsonb_to_recordset(?::jsonb) as seen (type text, id int)
  where member_id = ? and (read_at is null or read_at < at) and text_type = seen.type and text_id = seen.id returning notice.id`

interface SeenText {
  type: TextType
  id: number
}

/** Marks read what a member was told of these texts; tells how many notices that were. */
export async function markSeenRead(
  em: EntityManager,
  memberId: number,
  texts: readonly SeenText[],
  now: Date,
): Promise<number> {
  const rows = await em.execute<unknown[]>(markSeen, [now, JSON.stringify(texts), memberId])
  return rows.length
}

/** Forgets what nobody looks for any more. */
export const forgetNotices = (em: EntityManager, before: Date): Promise<number> =>
  em.nativeDelete(Notice, { at: { $lt: before } })
