import type { EntityManager } from '@mikro-orm/postgresql'
import { limitAndOffset, countTotal, type Page } from '../rpc/query-options.ts'
import { Mute } from './mute.entity.ts'
import { maxMutedMembers } from './mute.schema.ts'

// Locks the member before the post, as for likes: the removal of the member waits for this statement, and this statement waits for no removal.
const mutePostOf = `
  with me as materialized (select id from member where id = ? for key share),
    target as materialized (select id from post where id = ? and exists (select from me) for key share),
    made as (
      insert into mute (member_id, post_id, created_at) select ?, id, ? from target
      on conflict (member_id, post_id) where post_id is not null do nothing
    )
  select count(*)::int as found from target`

/** Mutes a post; repeating it has the same result. Returns false if the post is gone meanwhile. */
export async function mutePost(em: EntityManager, memberId: number, postId: number, now: Date): Promise<boolean> {
  const [row] = await em.execute<{ found: number }[]>(mutePostOf, [memberId, postId, memberId, now])
  return row?.found === 1
}

// Serializes concurrent requests of a member, so that nobody mutes more than the limit.
const lockMember = 'select id from member where id = ? for no key update'
const count = 'select count(*)::int as muted from mute where member_id = ? and muted_member_id is not null'
const muteMemberOf = `
  insert into mute (member_id, muted_member_id, created_at) select ?, id, ? from member where id = ?
  on conflict (member_id, muted_member_id) where muted_member_id is not null do nothing`

/** Mutes a member. Returns false if the limit is reached. Must be called in a transaction. */
export async function muteMember(em: EntityManager, memberId: number, mutedId: number, now: Date): Promise<boolean> {
  await em.execute(lockMember, [memberId])
  if ((await em.count(Mute, { member: memberId, mutedMember: mutedId })) > 0) return true
  const [row] = await em.execute<{ muted: number }[]>(count, [memberId])
  if ((row?.muted ?? 0) >= maxMutedMembers) return false
  await em.execute(muteMemberOf, [memberId, now, mutedId])
  return true
}

export async function removeMute(
  em: EntityManager,
  memberId: number,
  what: { post: number } | { mutedMember: number },
) {
  await em.nativeDelete(Mute, { member: memberId, ...what })
}

/** Returns a page of what a member has muted, newest first, and the total. */
export async function mutesOf(em: EntityManager, memberId: number, page: Page): Promise<[Mute[], number]> {
  const where = { member: memberId }
  const populate = ['post', 'mutedMember'] as const
  const mutes = await em.find(Mute, where, { orderBy: { id: 'desc' }, ...limitAndOffset(page), populate })
  return [mutes, await countTotal(page, mutes.length, () => em.count(Mute, where))]
}
