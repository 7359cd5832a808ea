import { limited, member, router } from '../rpc/procedures.ts'
import type { MemberWork } from '../rpc/unit-of-work.ts'
import { findBoard } from '../board/board.queries.ts'
import { pageOf } from '../kernel/primitives.schema.ts'
import { requireFound } from '../kernel/refusal.ts'
import { requireCohort } from '../member/require-cohort.ts'
import { findRefusalForMissing } from '../member/require-member.ts'
import { findVisiblePost } from '../post/post.queries.ts'
import { startFollowing, followsOf, isFollowed, endFollowing } from './follow.queries.ts'
import * as schema from './follow.schema.ts'
import { viewFollow } from './follow.view.ts'

// The posts, boards and classes that members follow (docs/product.md#following). Nobody else sees them, nor how many follow.
export const followRouter = router({
  list: member
    .input(schema.listFollows)
    .output(schema.followList)
    .query(async ({ ctx: { em, viewer, locale }, input }) => {
      const [rows, total] = await followsOf(em, viewer.id, input)
      return { follows: rows.flatMap(row => viewFollow(viewer, locale, row) ?? []), ...pageOf(total, input) }
    }),

  /** Whether the member follows this post, board or class. */
  state: member
    .input(schema.followOf)
    .output(schema.followState)
    .query(async ({ ctx: { em, viewer }, input }) => ({
      isFollowed: await isFollowed(em, { ...input, memberId: viewer.id }),
    })),

  start: member
    .meta({ counts: false })
    .input(schema.followOf)
    .output(schema.followState)
    .use(limited('follow'))
    .mutation(async ({ ctx, input }) => {
      await requireTarget(ctx, input)
      const wish = { ...input, memberId: ctx.viewer.id }
      if (!(await startFollowing(ctx.em, wish, ctx.site.clock.now())))
        throw await findRefusalForMissing(ctx.em, ctx.viewer, codeOfMissing(input.type))
      return { isFollowed: true }
    }),

  /** Also works for a post that has been hidden since. */
  end: member
    .meta({ counts: false })
    .input(schema.followOf)
    .output(schema.followState)
    .use(limited('follow'))
    .mutation(async ({ ctx: { em, viewer }, input }) => {
      await endFollowing(em, { ...input, memberId: viewer.id })
      return { isFollowed: false }
    }),
})

const codeOfMissing = (type: schema.FollowTarget) =>
  type === 'class' ? 'member.no_such_class' : (`${type}.not_found` as const)

async function requireTarget(
  { em, viewer }: MemberWork,
  { type, id }: { type: schema.FollowTarget; id: number },
): Promise<void> {
  if (type === 'post') requireFound(await findVisiblePost(em, viewer, id), 'post.not_found')
  else if (type === 'board') requireFound(await findBoard(em, id), 'board.not_found')
  else requireCohort(viewer, { by: 'class', of: String(id) })
}
