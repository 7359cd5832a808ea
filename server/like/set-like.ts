import type { MemberWork } from '../rpc/unit-of-work.ts'
import type { LikeState } from './like.schema.ts'
import type { LikedType } from '../kernel/text-kind-properties.schema.ts'

interface LikeChange {
  type: LikedType
  id: number
  isLiked: boolean
}

// One statement. It locks the row of the text first, so that likes of one text are serialized and the count changes only with a like that was really
// inserted or deleted. The row of the member is locked before that, so that the removal of this member waits without holding a lock that this
// statement needs.
const lockTarget = (table: LikedType) => `
  me as materialized (select id from member where id = ? for key share),
    target as (select id from "${table}" where id = ? and exists (select from me) for update)`

const addLike = (table: LikedType) => `
  with ${lockTarget(table)},
    changed as (
      insert into "like" (target_type, target_id, member_id, created_at) select ?, id, ?, ? from target
      on conflict (target_type, target_id, member_id) do nothing returning target_id
    )
  update "${table}" as liked set likes = liked.likes + (select count(*) from changed) from target where liked.id = target.id
  returning liked.likes`

// An unread notice may mention the like (docs/product.md#notices). The statement notes this, and no trigger does, because likes that are deleted with
// their text are not taken back.
const removeLike = (table: LikedType) => `
  with ${lockTarget(table)},
    changed as (
      delete from "like" using target where target_type = ? and target_id = target.id and member_id = ? returning target_type, target_id
    ),
    noted as (insert into notice_task (what, text_type, text_id) select 'unliked', target_type, target_id from changed)
  update "${table}" as liked set likes = liked.likes - (select count(*) from changed) from target where liked.id = target.id
  returning liked.likes`

/**
 * Likes a text or takes the like back; repeating it has the same result (docs/product.md#likes). The caller has checked that the viewer sees the
 * text. Returns null if it is gone meanwhile.
 */
export async function setLike({ em, site, viewer }: MemberWork, wish: LikeChange): Promise<LikeState | null> {
  const { type, id, isLiked } = wish
  const values = [viewer.id, id, type, viewer.id]
  const [row] = isLiked
    ? await em.execute<{ likes: number }[]>(addLike(type), [...values, site.clock.now()])
    : await em.execute<{ likes: number }[]>(removeLike(type), values)
  return row ? { likes: row.likes, isLiked } : null
}
