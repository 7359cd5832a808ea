import type { Context } from '../rpc/context.ts'
import { once } from '../rpc/idempotency.ts'
import { anyone, limited, member, router, withRight } from '../rpc/procedures.ts'
import { removal } from '../rpc/removal.ts'
import type { Work } from '../rpc/work.ts'
import { byId, pageOf } from '../kernel/primitives.schema.ts'
import { requireFound } from '../kernel/refusal.ts'
import { likedAmong } from '../like/like.queries.ts'
import { likeProcedures } from '../like/like-procedures.ts'
import { listOfMember } from '../member/member-page.schema.ts'
import { requirePage } from '../member/require-page.ts'
import type { Post } from '../post/post.entity.ts'
import { glimpsePost, shownPost } from '../post/post.queries.ts'
import { canSee } from '../review/review.policy.ts'
import { placeOf, placeOfFloor } from './place-reply.ts'
import { replyText } from './reply-text.ts'
import type { Reply } from './reply.entity.ts'
import { listReplies, repliesBy, shownReplies } from './reply.queries.ts'
import * as schema from './reply.schema.ts'
import { shownHtml } from './reply-html.ts'
import { viewReply } from './reply.view.ts'
import { seen, write } from './write-reply.ts'

// The replies to a post of the forum.
export const replyRouter = router({
  /** A page of a post's replies by floor. */
  list: anyone
    .input(schema.listReplies)
    .output(schema.replyList)
    .query(async ({ ctx, input }) => {
      const { postId } = input
      const post =
        (await shownPost(ctx, postId)) ?? requireFound(await glimpsePost(ctx.em, ctx.viewer, postId), 'post.not_found')
      const [replies, total] = await listReplies(ctx.em, ctx.viewer, { ...input, post })
      return { replies: await cards(ctx, replies, post), ...pageOf(total, input) }
    }),

  /** For permanent links: a reply moves to an earlier page as others go. */
  place: anyone
    .input(byId)
    .output(schema.replyPlace)
    .query(({ ctx, input: { id } }) => placeOf(ctx, id)),

  /** The floor of a post that a reader jumps to, or the nearest one that they see. */
  atFloor: anyone
    .input(schema.atFloor)
    .output(schema.floorFound)
    .query(({ ctx, input }) => placeOfFloor(ctx, input)),

  write: member
    .input(schema.writeReply)
    .output(schema.replyCard)
    .use(limited('reply'))
    .mutation(({ ctx, input }) =>
      once(ctx, 'reply.write', schema.replyCard, async () => viewReply(ctx.viewer, await write(ctx, input), new Set())),
    ),

  remove: removal(replyText.remove),

  ...likeProcedures('reply', seen, ({ post }) => post.id),

  /** A member's own replies, newest first, whatever their state. */
  mine: member
    .input(schema.listOwnReplies)
    .output(schema.ownReplyList)
    .query(async ({ ctx, input }) => {
      const [replies, total] = await repliesBy(ctx.em, ctx.viewer.id, input)
      return { replies: await withPosts(ctx, replies), ...pageOf(total, input) }
    }),

  /** What everybody sees of a member's replies, newest first, for those who may open their page. */
  ofMember: anyone
    .input(listOfMember)
    .output(schema.ownReplyList)
    .query(async ({ ctx, input }) => {
      const { id } = await requirePage(ctx, input)
      const [replies, total] = await shownReplies(ctx.em, id, input)
      return { replies: await withPosts(ctx, replies), ...pageOf(total, input) }
    }),

  review: withRight('review')
    .input(schema.reviewReply)
    .output(schema.replyCard)
    .mutation(async ({ ctx, input }) => {
      const reply = await replyText.review(ctx, input)
      return viewReply(ctx.viewer, reply, await likedOf(ctx, [reply]))
    }),
})

type Asking = Context & Work

async function withPosts(ctx: Asking, replies: readonly Reply[]) {
  const liked = await likedOf(ctx, replies)
  return replies.map(reply => ({
    ...viewReply(ctx.viewer, reply, liked),
    post: { id: reply.post.id, title: canSee(ctx.viewer, reply.post) ? reply.post.title : null },
  }))
}

// Nobody likes what has no likes.
const likedOf = ({ em, viewer }: Asking, replies: readonly Reply[]) =>
  likedAmong(
    em,
    viewer,
    'reply',
    replies.filter(({ likes }) => likes > 0),
  )

async function cards(ctx: Asking, replies: readonly Reply[], post: Post): Promise<schema.ReplyCard[]> {
  const liked = await likedOf(ctx, replies)
  return Promise.all(
    replies.map(async reply => ({ ...viewReply(ctx.viewer, reply, liked, post), html: await shownHtml(reply) })),
  )
}
