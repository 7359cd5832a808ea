import type { z } from 'zod'
import type { Locale } from '../rpc/context.ts'
import type { Viewer } from '../kernel/viewer.ts'
import { canSee } from '../review/text-access.policy.ts'
import type { Follow } from './follow.entity.ts'
import type { follow } from './follow.schema.ts'

/** Shows what a member follows. The name is null for a post that is hidden from them now. Post and board must be loaded. */
export function viewFollow(
  viewer: Viewer,
  locale: Locale,
  { post, board, classYear, createdAt }: Follow,
): z.infer<typeof follow> | undefined {
  const since = { createdAt: createdAt.toISOString() }
  if (post) return { type: 'post', id: post.id, name: canSee(viewer, post) ? post.title : null, ...since }
  if (board) return { type: 'board', id: board.id, name: board.nameIn(locale), ...since }
  return classYear == null ? undefined : { type: 'class', id: classYear, name: String(classYear), ...since }
}
