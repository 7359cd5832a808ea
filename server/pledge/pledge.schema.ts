import { z } from 'zod'
import { inLanguage, writtenLanguage } from '../markdown/markdown.schema.ts'
import { draw, id, line, lines, moment, oneLine, paging, reviewStatus, totals } from '../kernel/primitives.schema.ts'

/** The name of the tally of approved pledges. */
export const approvedPledges = 'pledges'

/** Limits in code points (docs/product.md#limits-of-length); `maxSelected` is how many may be reviewed in one call. */
export const pledgeLimits = {
  name: 50,
  grade: 100,
  message: 500,
  links: 2,
  reason: 200,
  maxSelected: 100,
} as const

export const submitPledge = z.object({
  name: line(pledgeLimits.name, { required: 'pledge.name_required', tooLong: 'pledge.name_too_long' }),
  grade: line(pledgeLimits.grade, { required: 'pledge.grade_required', tooLong: 'pledge.grade_too_long' }),
  message: lines(pledgeLimits.message, { required: 'pledge.message_required', tooLong: 'pledge.message_too_long' }),
})

export const listPledges = paging(20).extend({
  ...inLanguage,
  sort: z.enum(['latest', 'random'], 'invalid.sort').default('latest'),
})

export const listOwnPledges = paging(20)
export const listAllPledges = paging(20).extend({ status: reviewStatus.optional() })

export const drawPledges = draw.extend(inLanguage)

/** `prefer`: pledges in this language come first; others fill the rest. */
export const latestPledges = draw.extend({ ...inLanguage, prefer: writtenLanguage.optional() })

export const withReceipt = z.object({ receipt: z.string('pledge.not_found').max(200, 'pledge.not_found') })

/** The receipts that a browser stores, newest last. */
export const withReceipts = z.object({ receipts: z.array(z.string().max(200)).max(10) })

const outcome = {
  status: z.enum(['approved', 'rejected'], 'invalid.status'),
  reason: z.string('invalid.value').overwrite(oneLine).max(pledgeLimits.reason, 'pledge.reason_too_long').nullish(),
}

export const reviewPledge = z.object({ id, ...outcome })

export const reviewPledges = z.object({
  ids: z
    .array(id, 'pledge.none_chosen')
    .min(1, 'pledge.none_chosen')
    .max(pledgeLimits.maxSelected, 'pledge.too_many_chosen'),
  ...outcome,
  /** Their status on the admin's page. */
  seen: reviewStatus.optional(),
})

/** The reviewed pledges, and those passed over because they were withdrawn or reviewed by somebody else meanwhile. */
export const reviewedPledges = z.object({ reviewed: z.array(z.int()), passedOver: z.array(z.int()) })

/** A public pledge: approved, without its sender. */
export const pledgeCard = z.object({
  id: z.int(),
  name: z.string(),
  grade: z.string(),
  message: z.string(),
  language: writtenLanguage,
  createdAt: moment,
})
export type PledgeCard = z.infer<typeof pledgeCard>

/** The status of a pledge, for its sender. */
const standing = z.object({ status: reviewStatus, reviewedAt: moment.nullable(), reason: z.string().nullable() })
export const ownPledge = pledgeCard.extend(standing.shape)
export type OwnPledge = z.infer<typeof ownPledge>

/** The response to a new pledge. The receipt is a private key to see and withdraw it. */
export const submittedPledge = ownPledge.extend({ receipt: z.string() })

/** The sender of a pledge, for admins. */
const sender = z.object({ user: z.object({ id: z.int(), username: z.string() }).nullable() })
export const reviewedPledge = ownPledge.extend(sender.shape)
export type ReviewedPledge = z.infer<typeof reviewedPledge>

/** A pledge by its id. The fields beyond the card depend on the viewer. */
export const seenPledge = pledgeCard.extend(standing.partial().shape).extend(sender.partial().shape)
export type SeenPledge = z.infer<typeof seenPledge>

export const pledgeList = z.object({ messages: z.array(pledgeCard), ...totals })
export const ownPledgeList = z.object({ pledges: z.array(ownPledge), ...totals })
export const reviewList = z.object({ messages: z.array(reviewedPledge), ...totals })

export const pledgeCodes = [
  'invalid.sort',
  'pledge.name_required',
  'pledge.name_too_long',
  'pledge.grade_required',
  'pledge.grade_too_long',
  'pledge.message_required',
  'pledge.message_too_long',
  'pledge.too_many_links',
  'pledge.same_text',
  'pledge.not_found',
  'pledge.reason_too_long',
  'pledge.none_chosen',
  'pledge.too_many_chosen',
] as const
