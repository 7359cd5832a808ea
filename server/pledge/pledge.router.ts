import { z } from 'zod'
import { runIdempotently } from '../rpc/idempotency.ts'
import { anyone, limited, member, router, withRight } from '../rpc/procedures.ts'
import { byId, nothing, pageOf } from '../kernel/primitives.schema.ts'
import { requireFound } from '../kernel/refusal.ts'
import { isSignedIn } from '../kernel/viewer.ts'
import {
  countApproved,
  findByReceipt,
  findOwnPledge,
  findPledge,
  latestPledges,
  newestPledges,
  pledgesOf,
  pledgesToReview,
  randomPledges,
  unpublishedOf,
} from './pledge.queries.ts'
import * as schema from './pledge.schema.ts'
import { viewOwnPledge, viewPledge, viewPledgeFor, viewReviewedPledge } from './pledge.view.ts'
import { pledgeText } from './pledge-text-kind.ts'
import { submitPledge } from './submit-pledge.ts'
import { withdrawPledge } from './withdraw-pledge.ts'

// Future messages, which pages call sparks.
export const pledgeRouter = router({
  submit: anyone
    .input(schema.submitPledge)
    .output(schema.submittedPledge)
    .use(limited('pledge'))
    .mutation(({ ctx, input }) =>
      runIdempotently(ctx, 'pledge.submit', schema.submittedPledge, () => submitPledge(ctx, input)),
    ),

  list: anyone
    .input(schema.listPledges)
    .output(schema.pledgeList)
    .query(async ({ ctx: { em, viewer }, input }) => {
      const { sort, language, limit } = input
      const total = await countApproved(em, language)
      const random = sort === 'random'
      const pledges = await (random ? randomPledges(em, language, limit) : latestPledges(em, viewer, language, input))
      return { messages: pledges.map(viewPledge), ...pageOf(total, input) }
    }),

  /** The newest sparks for a page that shows no totals: one small read, regardless of how many exist. */
  latest: anyone
    .input(schema.latestPledges)
    .output(z.array(schema.pledgeCard))
    .query(async ({ ctx, input }) => (await newestPledges(ctx, input)).map(viewPledge)),

  random: anyone
    .input(schema.drawPledges)
    .output(z.array(schema.pledgeCard))
    .query(async ({ ctx: { em }, input }) => (await randomPledges(em, input.language, input.limit)).map(viewPledge)),

  byId: anyone
    .input(byId)
    .output(schema.seenPledge)
    .query(async ({ ctx: { em, viewer }, input }) =>
      viewPledgeFor(viewer, requireFound(await findPledge(em, viewer, input.id), 'pledge.not_found')),
    ),

  byReceipt: anyone
    .input(schema.withReceipt)
    .output(schema.ownPledge)
    .query(async ({ ctx: { em }, input }) =>
      viewOwnPledge(requireFound(await findByReceipt(em, input.receipt), 'pledge.not_found')),
    ),

  withdraw: anyone
    .input(schema.withReceipt)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await withdrawPledge(ctx, em => findByReceipt(em, input.receipt))
      return null
    }),

  /** For the pledges that a member sent while signed in, which need no receipt. */
  withdrawOwn: member
    .input(byId)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await withdrawPledge(ctx, em => findOwnPledge(em, ctx.viewer.id, input.id))
      return null
    }),

  /** The sender's own sparks that nobody else may see yet. */
  unpublished: anyone
    .input(schema.withReceipts)
    .output(z.array(schema.ownPledge))
    .query(async ({ ctx: { em, viewer }, input }) => {
      const pledges = await unpublishedOf(em, input.receipts, isSignedIn(viewer) ? viewer.id : undefined)
      return pledges.map(viewOwnPledge)
    }),

  /** A member's own pledges, newest first, of any status. */
  mine: member
    .input(schema.listOwnPledges)
    .output(schema.ownPledgeList)
    .query(async ({ ctx: { em, viewer }, input }) => {
      const [pledges, total] = await pledgesOf(em, viewer.id, input)
      return { pledges: pledges.map(viewOwnPledge), ...pageOf(total, input) }
    }),

  ownById: member
    .input(byId)
    .output(schema.ownPledge)
    .query(async ({ ctx: { em, viewer }, input: { id } }) =>
      viewOwnPledge(requireFound(await findOwnPledge(em, viewer.id, id), 'pledge.not_found')),
    ),

  listAll: withRight('review')
    .input(schema.listAllPledges)
    .output(schema.reviewList)
    .query(async ({ ctx: { em, viewer }, input }) => {
      const [pledges, total] = await pledgesToReview(em, input.status, input)
      return { messages: pledges.map(pledge => viewReviewedPledge(viewer, pledge)), ...pageOf(total, input) }
    }),

  review: withRight('review')
    .input(schema.reviewPledge)
    .output(schema.reviewedPledge)
    .mutation(async ({ ctx, input }) => viewReviewedPledge(ctx.viewer, await pledgeText.review(ctx, input))),

  reviewMany: withRight('review')
    .input(schema.reviewPledges)
    .output(schema.reviewedPledges)
    .mutation(async ({ ctx, input }) => {
      const reviewed = await pledgeText.reviewMany(ctx, input)
      return { reviewed, passedOver: [...new Set(input.ids)].filter(id => !reviewed.includes(id)) }
    }),

  remove: withRight('texts')
    .input(byId)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await pledgeText.removeAsAdmin(ctx, input.id)
      return null
    }),
})
