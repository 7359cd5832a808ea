import type { EntityManager } from '@mikro-orm/postgresql'
import { limitAndOffset, countTotal, type Page } from '../rpc/query-options.ts'
import { Bookmark } from './bookmark.entity.ts'
import type { BookmarkTarget } from './bookmark.schema.ts'

interface BookmarkKey {
  memberId: number
  type: BookmarkTarget
  id: number
}

// Locks the member before the text, as for likes: the removal of a member waits for this statement, and this statement waits for no removal.
const add = (table: BookmarkTarget) => `
  with me as materialized (select id from member where id = ? for key share),
    target as materialized (select id from "${table}" where id = ? and exists (select from me) for key share),
    made as (
      insert into bookmark (member_id, ${table}_id, created_at) select ?, id, ? from target
      on conflict (member_id, ${table}_id) do nothing
    )
  select count(*)::int as found from target`

/** Stores a bookmark; repeating it has the same result. Returns false if the text is gone meanwhile. */
export async function addBookmark(em: EntityManager, { memberId, type, id }: BookmarkKey, now: Date): Promise<boolean> {
  const [row] = await em.execute<{ found: number }[]>(add(type), [memberId, id, memberId, now])
  return row?.found === 1
}

export async function removeBookmark(em: EntityManager, { memberId, type, id }: BookmarkKey): Promise<void> {
  await em.nativeDelete(Bookmark, { member: memberId, [type]: id })
}

// Runs for each post and article that a member opens. It bypasses the mapper, whose overhead exceeds the query.
const has = (target: BookmarkTarget) =>
  `select exists (select 1 from bookmark where member_id = ? and ${target}_id = ?) as found`

export async function hasBookmark(em: EntityManager, { memberId, type, id }: BookmarkKey): Promise<boolean> {
  const [row] = await em.execute<{ found: boolean }[]>(has(type), [memberId, id])
  return row?.found === true
}

/** Returns a page of a member's bookmarks with their texts, newest first, and the total. */
export async function bookmarksOf(em: EntityManager, memberId: number, page: Page): Promise<[Bookmark[], number]> {
  const where = { member: memberId }
  const populate = ['post', 'article'] as const
  const bookmarks = await em.find(Bookmark, where, { orderBy: { id: 'desc' }, ...limitAndOffset(page), populate })
  return [bookmarks, await countTotal(page, bookmarks.length, () => em.count(Bookmark, where))]
}
