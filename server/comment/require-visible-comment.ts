import type { ProcedureContext } from '../rpc/unit-of-work.ts'
import { findVisibleArticle } from '../article/article.queries.ts'
import { requireFound } from '../kernel/refusal.ts'
import { canSee } from '../review/text-access.policy.ts'
import type { Comment } from './comment.entity.ts'
import { findComment } from './comment.queries.ts'

/** Returns the comment if this viewer may see it, its article and the comment it answers; else refuses (404). */
export async function requireVisibleComment(
  asking: Pick<ProcedureContext, 'em' | 'viewer'>,
  id: number,
): Promise<Comment> {
  const comment = requireFound(await findComment(asking.em, id), 'comment.not_found')
  return requireFound((await isVisibleComment(asking, comment)) ? comment : null, 'comment.not_found')
}

export async function isVisibleComment(
  { em, viewer }: Pick<ProcedureContext, 'em' | 'viewer'>,
  comment: Comment,
): Promise<boolean> {
  if (!canSee(viewer, comment) || (comment.parent && !canSee(viewer, comment.parent))) return false
  return (await findVisibleArticle(em, viewer, comment.article.id)) !== null
}
