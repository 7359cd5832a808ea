import type { EntityManager } from '@mikro-orm/postgresql'
import { isSignedIn, type Viewer } from '../kernel/viewer.ts'
import type { LikedType } from '../kernel/text-kind-properties.schema.ts'

// Runs for each list. One statement for lists of any length, which does not map rows to entities.
const liked = `select target_id as id from "like"
  where member_id = ? and target_type = ? and target_id = any(string_to_array(?, ',')::int[])`

/** Returns which of these texts the viewer likes, in one query for a whole list. */
export async function likedAmong(
  em: EntityManager,
  viewer: Viewer,
  targetType: LikedType,
  texts: readonly { id: number }[],
): Promise<ReadonlySet<number>> {
  if (!isSignedIn(viewer) || texts.length === 0) return new Set()
  const ids = texts.map(({ id }) => id).join(',')
  const likes = await em.execute<{ id: number }[]>(liked, [viewer.id, targetType, ids])
  return new Set(likes.map(({ id }) => id))
}
