import { z } from 'zod'
import { runIdempotently } from '../rpc/idempotency.ts'
import { anyone, limited, member, router, withRight } from '../rpc/procedures.ts'
import { removeProcedure } from '../rpc/remove-procedure.ts'
import type { ProcedureContext } from '../rpc/unit-of-work.ts'
import { shownBoard } from '../board/board.queries.ts'
import { historyProcedures } from '../history/history-procedures.ts'
import { canReadHistory, type Versioned } from '../history/read-history.ts'
import { byId, pageOf, reviewStatus, type ReviewStatus } from '../kernel/primitives.schema.ts'
import { allow, requireFound, Refusal } from '../kernel/refusal.ts'
import { may } from '../kernel/viewer.ts'
import { likeProcedures } from '../like/like-procedures.ts'
import { currentHtml } from '../markdown/render-markdown.ts'
import { addMentionTags } from '../mention/add-mention-tags.ts'
import { textsOfCohort } from '../member/cohort.schema.ts'
import { listOfMember } from '../member/member-page.schema.ts'
import { requireCohort } from '../member/require-cohort.ts'
import { requireMemberPage } from '../member/require-member-page.ts'
import { authorShownTo } from '../member/author-of-text.ts'
import { recordPageView } from '../page-view/record-page-view.ts'
import { canChange } from '../review/text-access.policy.ts'
import { loadListedPosts, loadViewContext, loadFullPost, loadPostCard } from './load-posts-for-reader.ts'
import { readForumFrontPage } from './forum-front-page.ts'
import { movePost } from './move-post.ts'
import { postText } from './post-text-kind.ts'
import {
  findPostWithTexts,
  findVisiblePost,
  listPosts,
  namedPosts,
  newestPosts,
  postsBy,
  postsOfCohort,
  postsInOrder,
  shownPost,
  shownPosts,
} from './post.queries.ts'
import * as schema from './post.schema.ts'
import { viewPost, viewSource } from './post.view.ts'
import { setPinFeatureOrLock } from './pin-feature-lock.ts'
import { raiseLastRead, readerStateOf } from './unread.queries.ts'
import { editPost, writePost } from './write-post.ts'

// The posts of the forum.
export const postRouter = router({
  /** Posts of one board or of all: pinned ones first, then by the given order. */
  list: anyone
    .input(schema.listPosts)
    .output(schema.postList)
    .query(async ({ ctx, input, signal }) => {
      const { boardId, search, ...asked } = input
      const board = boardId === undefined ? undefined : requireFound(await shownBoard(ctx, boardId), 'board.not_found')
      if (search) {
        const { language, page, limit } = asked
        const looked = { kind: 'post', board: boardId, language, q: search, page, limit } as const
        const { hits, total } = await ctx.site.search.find(looked, signal)
        const posts = await postsInOrder(
          ctx.em,
          hits.map(({ id }) => id),
        )
        return { posts: await loadListedPosts(ctx, posts), ...pageOf(total, input) }
      }
      const status = may(ctx.viewer, 'review') ? parseStatus(input.status) : 'approved'
      const [posts, total] = await (status === 'approved'
        ? shownPosts(ctx, { ...asked, board })
        : listPosts(ctx.em, { ...asked, board, status }))
      return { posts: await loadListedPosts(ctx, posts), ...pageOf(total, input) }
    }),

  /** A page of the newest posts of all boards, and the hottest ones. */
  front: anyone
    .input(schema.forumFrontPage)
    .output(schema.postFront)
    .query(({ ctx, input }) => readForumFrontPage(ctx, input)),

  /** The newest posts of all boards, of one, or of one member, with their HTML, for feeds. */
  newest: anyone
    .input(schema.newestPosts)
    .output(schema.newest)
    .query(async ({ ctx, input }) => {
      const { username, ...asked } = input
      const author = username === undefined ? undefined : (await requireMemberPage(ctx, { username })).id
      const posts = await newestPosts(ctx.em, { ...asked, author })
      const context = await loadViewContext(ctx, posts)
      return Promise.all(posts.map(async post => ({ ...viewPost(context, post), html: await currentHtml(post) })))
    }),

  /** Counts a view, at most once in 30 minutes for each reader. */
  byId: anyone
    .input(byId)
    .output(schema.fullPost)
    .query(async ({ ctx, input: { id } }) => {
      const post =
        (await shownPost(ctx, id)) ?? requireFound(await findPostWithTexts(ctx.em, ctx.viewer, id), 'post.not_found')
      const views = post.status === 'approved' ? await recordPageView(ctx, 'post', id) : undefined
      addMentionTags(ctx, [post])
      const full = await loadFullPost(ctx, post)
      return { ...full, html: await currentHtml(post), views: views ?? full.views }
    }),

  /** The source for the editor, with the version to send back. */
  source: member
    .meta({ asSent: true })
    .input(byId)
    .output(schema.editedPost)
    .query(async ({ ctx: { em, viewer }, input: { id } }) => {
      const post = requireFound(await findPostWithTexts(em, viewer, id), 'post.not_found')
      allow(canChange(viewer, post), 'post.not_yours')
      return { ...viewSource(post), isOwn: post.author?.id === viewer.id }
    }),

  /** A member's own posts, newest first, of any status, anonymous ones included. */
  mine: member
    .input(schema.listOwnPosts)
    .output(schema.postList)
    .query(async ({ ctx, input }) => {
      const [posts, total] = await postsBy(ctx.em, ctx.viewer.id, input)
      return { posts: await loadListedPosts(ctx, posts), ...pageOf(total, input) }
    }),

  /** A member's posts under their name, newest first, if the viewer may open the member's page. */
  ofMember: anyone
    .input(listOfMember)
    .output(schema.postList)
    .query(async ({ ctx, input }) => {
      const { id } = await requireMemberPage(ctx, input)
      const [posts, total] = await namedPosts(ctx.em, id, input)
      return { posts: await loadListedPosts(ctx, posts), ...pageOf(total, input) }
    }),

  /** The newest signed posts of a class or a department, by members whose page the viewer may see. */
  ofCohort: anyone
    .input(textsOfCohort)
    .output(z.array(schema.listedPost))
    .query(async ({ ctx, input }) =>
      loadListedPosts(ctx, await postsOfCohort(ctx.em, requireCohort(ctx.viewer, input), input.limit)),
    ),

  write: member
    .input(schema.writePost)
    .output(schema.fullPost)
    .use(limited('post'))
    .mutation(({ ctx, input }) =>
      runIdempotently(ctx, 'post.write', schema.fullPost, async () => loadFullPost(ctx, await writePost(ctx, input))),
    ),

  edit: member
    .input(schema.editPost)
    .output(schema.fullPost)
    .use(limited('postEdit'))
    .mutation(async ({ ctx, input }) => loadFullPost(ctx, await editPost(ctx, input))),

  ...historyProcedures(versioned),

  remove: removeProcedure(postText.remove),

  ...likeProcedures(
    'post',
    async ({ em, viewer }, id) => requireFound(await findVisiblePost(em, viewer, id), 'post.not_found'),
    ({ id }) => id,
  ),

  /** Stores how far the page that is shown reaches. Pages only call it if the member has not read that far. */
  visit: member
    .meta({ rpc: false })
    .input(schema.visitPost)
    .output(z.null())
    .query(async ({ ctx: { em, viewer, site }, input: { id, floor } }) => {
      await raiseLastRead(em, { memberId: viewer.id, postId: id, floor }, site.clock.now())
      return null
    }),

  /**
   * Marks a post as read up to a floor, or all of it; for API clients, and for replies that arrive while a page is open. It never lowers the floor.
   */
  markRead: member
    .meta({ whileSuspended: true, counts: false })
    .input(schema.markRead)
    .output(schema.readState)
    .mutation(async ({ ctx: { em, viewer, site }, input: { id, floor } }) => {
      const post = requireFound(await findVisiblePost(em, viewer, id), 'post.not_found')
      const now = site.clock.now()
      await raiseLastRead(em, { memberId: viewer.id, postId: id, floor: floor ?? post.floors }, now)
      const state = (await readerStateOf(em, viewer, [post], now)).read.get(id)
      return { readFloor: state?.floor ?? 0, unreadCount: state?.unread ?? 0 }
    }),

  pin: withRight('flags')
    .input(schema.setPinFeatureOrLock)
    .output(schema.postCard)
    .mutation(async ({ ctx, input }) => loadPostCard(ctx, await setPinFeatureOrLock(ctx, 'pin', input))),

  feature: withRight('flags')
    .input(schema.setPinFeatureOrLock)
    .output(schema.postCard)
    .mutation(async ({ ctx, input }) => loadPostCard(ctx, await setPinFeatureOrLock(ctx, 'feature', input))),

  /** A locked post takes no replies. */
  lock: withRight('flags')
    .input(schema.setPinFeatureOrLock)
    .output(schema.postCard)
    .mutation(async ({ ctx, input }) => loadPostCard(ctx, await setPinFeatureOrLock(ctx, 'lock', input))),

  /** Moves the post to another board; its address stays. */
  move: withRight('flags')
    .input(schema.movePost)
    .output(schema.postCard)
    .mutation(async ({ ctx, input }) => loadPostCard(ctx, await movePost(ctx, input))),

  review: withRight('review')
    .input(schema.reviewPost)
    .output(schema.postCard)
    .mutation(async ({ ctx, input }) => loadPostCard(ctx, await postText.review(ctx, input))),
})

async function versioned({ em, viewer }: ProcedureContext, id: number): Promise<Versioned> {
  const post = requireFound(await findVisiblePost(em, viewer, id), 'post.not_found')
  allow(canReadHistory(viewer, post), 'post.not_yours')
  return { type: 'post', id, author: authorShownTo(viewer, post) }
}

function parseStatus(status: string | undefined): ReviewStatus | undefined {
  if (!status || status === 'all') return undefined
  const known = reviewStatus.safeParse(status)
  if (!known.success) throw new Refusal('invalid', 'invalid.status', { field: 'status' })
  return known.data
}
