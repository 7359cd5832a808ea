import type { z } from 'zod'
import type { Context } from '../rpc/context.ts'
import { runIdempotently } from '../rpc/idempotency.ts'
import { anyone, limited, member, router, withRight } from '../rpc/procedures.ts'
import { removeProcedure } from '../rpc/remove-procedure.ts'
import type { ProcedureContext } from '../rpc/unit-of-work.ts'
import { byId, pageOf } from '../kernel/primitives.schema.ts'
import { historyProcedures } from '../history/history-procedures.ts'
import { canReadHistory, type Versioned } from '../history/read-history.ts'
import { allow, requireFound } from '../kernel/refusal.ts'
import { may } from '../kernel/viewer.ts'
import { likedAmong } from '../like/like.queries.ts'
import { likeProcedures } from '../like/like-procedures.ts'
import { listOfMember } from '../member/member-page.schema.ts'
import { requireMemberPage } from '../member/require-member-page.ts'
import { authorOf } from '../member/author-of-text.ts'
import { addMentionTags } from '../mention/add-mention-tags.ts'
import type { Post } from '../post/post.entity.ts'
import { findVisiblePost, shownPost } from '../post/post.queries.ts'
import { canSee } from '../review/text-access.policy.ts'
import { answersOf } from './list-answers.ts'
import { editReply, sourceOf } from './edit-reply.ts'
import { placeOf, placeOfFloor } from './page-of-reply.ts'
import { replyPages } from './cached-replies.queries.ts'
import { replyText } from './reply-text-kind.ts'
import type { Reply } from './reply.entity.ts'
import { repliesBy, shownReplies } from './reply.queries.ts'
import * as schema from './reply.schema.ts'
import { shownHtml } from './reply-html.ts'
import { viewReply, type ReplyViewContext } from './reply.view.ts'
import { requireVisibleReply, writeReply } from './write-reply.ts'

// The replies to a post of the forum.
export const replyRouter = router({
  /** A page of a post's replies by floor. */
  list: anyone
    .input(schema.listReplies)
    .output(schema.replyList)
    .query(async ({ ctx, input }) => {
      const { postId } = input
      const post =
        (await shownPost(ctx, postId)) ??
        requireFound(await findVisiblePost(ctx.em, ctx.viewer, postId), 'post.not_found')
      const { listed, liked } = await replyPages.read(ctx, { ...input, post })
      const [replies, total] = listed
      addMentionTags(ctx, replies)
      const removedFloors = isWithRemoved(ctx, input) ? post.removedFloors : 0
      const context = { viewer: ctx.viewer, now: ctx.site.clock.now(), liked }
      return { replies: await cardsOf(context, replies, post), removedFloors, ...pageOf(total, input) }
    }),

  /** Resolves permanent links, because a reply moves to an earlier page when others are deleted. */
  place: anyone
    .input(byId)
    .output(schema.replyPlace)
    .query(({ ctx, input: { id } }) => placeOf(ctx, id)),

  /** The floor that a reader asks for by number, or the nearest one that they may see. */
  atFloor: anyone
    .input(schema.atFloor)
    .output(schema.floorFound)
    .query(({ ctx, input }) => placeOfFloor(ctx, input)),

  /** The replies to a reply, by floor, also when that reply is deleted. */
  answers: anyone
    .input(schema.listAnswers)
    .output(schema.answerList)
    .query(async ({ ctx, input }) => {
      const { to, answers, totals } = await answersOf(ctx, input)
      addMentionTags(ctx, [to, ...answers])
      const floor = viewReply(await viewContextOf(ctx, [to]), to)
      return { to: { ...floor, html: await shownHtml(to) }, replies: await cards(ctx, answers, to.post), ...totals }
    }),

  write: member
    .input(schema.writeReply)
    .output(schema.replyCard)
    .use(limited('reply'))
    .mutation(({ ctx, input }) =>
      runIdempotently(ctx, 'reply.write', schema.replyCard, async () => replyCard(ctx, await writeReply(ctx, input))),
    ),

  /** The source for the editor, while the reply may be edited, with the version to send back. */
  source: member
    .meta({ asSent: true })
    .input(byId)
    .output(schema.replySource)
    .query(({ ctx, input: { id } }) => sourceOf(ctx, id)),

  edit: member
    .input(schema.editReply)
    .output(schema.replyCard)
    .use(limited('postEdit'))
    .mutation(async ({ ctx, input }) => replyCard(ctx, await editReply(ctx, input))),

  ...historyProcedures(versioned),

  remove: removeProcedure(replyText.remove),

  ...likeProcedures('reply', requireVisibleReply, ({ post }) => post.id),

  /** A member's own replies, newest first, of any status. */
  mine: member
    .input(schema.listOwnReplies)
    .output(schema.ownReplyList)
    .query(async ({ ctx, input }) => {
      const [replies, total] = await repliesBy(ctx.em, ctx.viewer.id, input)
      return { replies: await withPosts(ctx, replies), ...pageOf(total, input) }
    }),

  /** A member's public replies, newest first, if the viewer may open the member's page. */
  ofMember: anyone
    .input(listOfMember)
    .output(schema.ownReplyList)
    .query(async ({ ctx, input }) => {
      const { id } = await requireMemberPage(ctx, input)
      const [replies, total] = await shownReplies(ctx.em, id, input)
      return { replies: await withPosts(ctx, replies), ...pageOf(total, input) }
    }),

  review: withRight('review')
    .input(schema.reviewReply)
    .output(schema.replyCard)
    .mutation(async ({ ctx, input }) => {
      return replyCard(ctx, await replyText.review(ctx, input))
    }),
})

// Staff who ask for one status get no floors of deleted replies.
const isWithRemoved = ({ viewer }: Context, { status, withRemoved }: z.output<typeof schema.listReplies>) =>
  withRemoved && !(may(viewer, 'review') && status !== undefined)

async function withPosts(ctx: ProcedureContext, replies: readonly Reply[]) {
  addMentionTags(ctx, replies)
  const context = await viewContextOf(ctx, replies)
  return replies.map(reply => ({
    ...viewReply(context, reply),
    post: { id: reply.post.id, title: canSee(ctx.viewer, reply.post) ? reply.post.title : null },
  }))
}

// Replies without likes need no query.
const likedOf = ({ em, viewer }: ProcedureContext, replies: readonly Reply[]) =>
  likedAmong(
    em,
    viewer,
    'reply',
    replies.filter(({ likes }) => likes > 0),
  )

const viewContextOf = async (ctx: ProcedureContext, replies: readonly Reply[]): Promise<ReplyViewContext> => ({
  viewer: ctx.viewer,
  now: ctx.site.clock.now(),
  liked: await likedOf(ctx, replies),
})

const replyCard = async (ctx: ProcedureContext, reply: Reply): Promise<schema.ReplyCard> =>
  viewReply(await viewContextOf(ctx, [reply]), reply)

async function versioned(ctx: ProcedureContext, id: number): Promise<Versioned> {
  const reply = await requireVisibleReply(ctx, id)
  allow(canReadHistory(ctx.viewer, reply), 'reply.not_yours')
  return { type: 'reply', id, author: authorOf(reply) }
}

const cards = async (ctx: ProcedureContext, replies: readonly Reply[], post: Post): Promise<schema.ReplyCard[]> =>
  cardsOf(await viewContextOf(ctx, replies), replies, post)

const cardsOf = (context: ReplyViewContext, replies: readonly Reply[], post: Post): Promise<schema.ReplyCard[]> =>
  Promise.all(replies.map(async reply => ({ ...viewReply(context, reply, post), html: await shownHtml(reply) })))
