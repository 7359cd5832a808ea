import type { EntityManager } from '@mikro-orm/postgresql'
import { limitAndOffset, countTotal, type Page } from '../rpc/query-options.ts'
import { Follow } from './follow.entity.ts'
import type { FollowTarget } from './follow.schema.ts'

interface FollowKey {
  memberId: number
  type: FollowTarget
  id: number
}

const columns = { post: 'post_id', board: 'board_id', class: 'class_year' } as const
const fields = { post: 'post', board: 'board', class: 'classYear' } as const

const insertFollow = (column: string, from: string) => `
    insert into follow (member_id, ${column}, created_at) select ?, id, ? from ${from}
    on conflict (${column}, member_id) where ${column} is not null
      do update set is_ended = false, created_at = excluded.created_at where follow.is_ended`

// Locks the member before the post or board, as for likes: the removal of a member waits for this statement, and this statement waits for no removal.
const followThere = (table: 'post' | 'board') => `
  with me as materialized (select id from member where id = ? for key share),
    target as materialized (select id from "${table}" where id = ? and exists (select from me) for key share),
    made as (${insertFollow(columns[table], 'target')})
  select count(*)::int as found from target`

const followClass = `
  with made as (${insertFollow(columns.class, '(select ?::int as id) as target')}) select 1 as found`

/** Starts following; repeating it has the same result. Returns false if the post or board is gone meanwhile. */
export async function startFollowing(
  em: EntityManager,
  { memberId, type, id }: FollowKey,
  now: Date,
): Promise<boolean> {
  const [row] =
    type === 'class'
      ? await em.execute<{ found: number }[]>(followClass, [memberId, now, id])
      : await em.execute<{ found: number }[]>(followThere(type), [memberId, id, memberId, now])
  return row?.found === 1
}

/** Ends following. The row of a post stays, so that writing there again does not start it anew. */
export async function endFollowing(em: EntityManager, { memberId, type, id }: FollowKey): Promise<void> {
  const one = { member: memberId, [fields[type]]: id }
  if (type === 'post') await em.nativeUpdate(Follow, one, { isEnded: true })
  else await em.nativeDelete(Follow, one)
}

export const isFollowed = async (em: EntityManager, { memberId, type, id }: FollowKey): Promise<boolean> =>
  (await em.count(Follow, { member: memberId, [fields[type]]: id, isEnded: false })) > 0

/** Returns a page of what a member follows, newest first, and the total. */
export async function followsOf(em: EntityManager, memberId: number, page: Page): Promise<[Follow[], number]> {
  const where = { member: memberId, isEnded: false }
  const populate = ['post', 'board'] as const
  const follows = await em.find(Follow, where, { orderBy: { id: 'desc' }, ...limitAndOffset(page), populate })
  return [follows, await countTotal(page, follows.length, () => em.count(Follow, where))]
}
