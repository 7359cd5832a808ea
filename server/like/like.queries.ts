import type { EntityManager } from '@mikro-orm/postgresql'
import { isSignedIn, type Viewer } from '../kernel/viewer.ts'
import { Like } from './like.entity.ts'
import type { LikeTarget } from './like.schema.ts'

/** Which of these texts the viewer likes: one read for a whole list. */
export async function likedAmong(
  em: EntityManager,
  viewer: Viewer,
  targetType: LikeTarget,
  texts: readonly { id: number }[],
): Promise<ReadonlySet<number>> {
  if (!isSignedIn(viewer) || texts.length === 0) return new Set()
  const likes = await em.find(Like, { targetType, targetId: { $in: texts.map(({ id }) => id) }, member: viewer.id })
  return new Set(likes.map(({ targetId }) => targetId))
}
