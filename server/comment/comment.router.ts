import { runIdempotently } from '../rpc/idempotency.ts'
import { anyone, limited, member, router, withRight } from '../rpc/procedures.ts'
import { removeProcedure } from '../rpc/remove-procedure.ts'
import type { ProcedureContext } from '../rpc/unit-of-work.ts'
import { titleShownTo } from '../article/article.policy.ts'
import { findVisibleArticle, shownArticle } from '../article/article.queries.ts'
import { byId, pageOf } from '../kernel/primitives.schema.ts'
import { requireFound } from '../kernel/refusal.ts'
import { likedAmong } from '../like/like.queries.ts'
import { likeProcedures } from '../like/like-procedures.ts'
import { addMentionTags } from '../mention/add-mention-tags.ts'
import { commentText } from './comment-text-kind.ts'
import type { Comment } from './comment.entity.ts'
import { commentsBy, listReplies } from './comment.queries.ts'
import * as schema from './comment.schema.ts'
import { viewComment, viewReply } from './comment.view.ts'
import { commentPages } from './cached-comments.queries.ts'
import { placeOf } from './page-of-comment.ts'
import { requireVisibleComment } from './require-visible-comment.ts'
import { writeComment } from './write-comment.ts'

export const commentRouter = router({
  /** A page of an article's threads, newest first, each with its first answers. */
  list: anyone
    .input(schema.listComments)
    .output(schema.commentList)
    .query(async ({ ctx, input }) => {
      const { listed, liked } = await commentPages.read(ctx, input)
      const { threads, answers, total } = listed
      addMentionTags(ctx, [...threads, ...[...answers.values()].flatMap(({ replies }) => replies)])
      // If there are threads, the article exists, and needs no check.
      const { articleId } = input
      if (total === 0 && !(await shownArticle(ctx, articleId)))
        requireFound(await findVisibleArticle(ctx.em, ctx.viewer, articleId), 'article.not_found')
      const comments = threads.map(thread => viewComment(ctx.viewer, thread, liked, answers.get(thread.id)))
      return { comments, ...pageOf(total, input) }
    }),

  /** A page of the answers to one comment, oldest first, for threads that are longer than the list shows. */
  replies: anyone
    .input(schema.listReplies)
    .output(schema.replyList)
    .query(async ({ ctx, input }) => {
      await requireVisibleComment(ctx, input.id)
      const [replies, total] = await listReplies(ctx.em, ctx.viewer, input)
      addMentionTags(ctx, replies)
      const liked = await likedOf(ctx, replies)
      return { replies: replies.map(reply => viewReply(ctx.viewer, reply, liked)), ...pageOf(total, input) }
    }),

  /** Resolves permanent links, because a comment moves to later pages as others arrive. */
  place: anyone
    .input(byId)
    .output(schema.commentPlace)
    .query(({ ctx, input: { id } }) => placeOf(ctx, id)),

  write: member
    .input(schema.writeComment)
    .output(schema.commentCard)
    .use(limited('comment'))
    .mutation(({ ctx, input }) =>
      runIdempotently(ctx, 'comment.write', schema.commentCard, async () =>
        viewComment(ctx.viewer, await writeComment(ctx, input), new Set()),
      ),
    ),

  remove: removeProcedure(commentText.remove),

  ...likeProcedures('comment', requireVisibleComment, ({ article }) => article.id),

  /** A member's own comments, newest first, of any status. */
  mine: member
    .input(schema.listOwnComments)
    .output(schema.ownCommentList)
    .query(async ({ ctx, input }) => {
      const [comments, total] = await commentsBy(ctx.em, ctx.viewer.id, input)
      const liked = await likedOf(ctx, comments)
      const own = comments.map(comment => ({
        ...viewReply(ctx.viewer, comment, liked),
        article: { id: comment.article.id, title: titleShownTo(ctx.viewer, comment.article) },
      }))
      return { comments: own, ...pageOf(total, input) }
    }),

  review: withRight('review')
    .input(schema.reviewComment)
    .output(schema.commentCard)
    .mutation(async ({ ctx, input }) => {
      const comment = await commentText.review(ctx, input)
      return viewComment(ctx.viewer, comment, await likedOf(ctx, [comment]))
    }),
})

const likedOf = ({ em, viewer }: ProcedureContext, comments: readonly Comment[]) =>
  likedAmong(em, viewer, 'comment', comments)
