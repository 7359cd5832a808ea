import type { z } from 'zod'
import type { ProcedureContext } from '../rpc/unit-of-work.ts'
import { canChange } from '../review/text-access.policy.ts'
import type { Comment } from './comment.entity.ts'
import { countNewerThreads, countOlderReplies } from './comment.queries.ts'
import { type commentPlace, listComments, listReplies } from './comment.schema.ts'
import { requireVisibleComment } from './require-visible-comment.ts'

const threadsPerPage = listComments.shape.limit.parse(undefined)
const repliesPerPage = listReplies.shape.limit.parse(undefined)

/** Returns where a comment stands for this viewer: the page of the article's threads, and of the thread's answers. Used by permanent links. */
export async function placeOf(ctx: ProcedureContext, id: number): Promise<z.output<typeof commentPlace>> {
  const { em, viewer } = ctx
  const comment = await requireVisibleComment(ctx, id)
  const thread: Comment = comment.parent ?? comment
  const articleId = comment.article.id
  const newer = await countNewerThreads(em, viewer, { articleId, id: thread.id })
  const older = thread === comment ? 0 : await countOlderReplies(em, viewer, { parentId: thread.id, id })
  return {
    articleId,
    threadId: thread.id,
    page: Math.floor(newer / threadsPerPage) + 1,
    turn: Math.floor(older / repliesPerPage) + 1,
    content: comment.content,
    can: { delete: canChange(viewer, comment) },
  }
}
