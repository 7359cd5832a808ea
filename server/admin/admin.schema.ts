import { z } from 'zod'
import { id, moment } from '../kernel/primitives.schema.ts'

/** At most so many are removed at once. */
export const adminLimits = { atOnce: 100 } as const

/** How many texts of each kind wait for review. */
export const waitingCounts = z.object({
  comments: z.int(),
  blessings: z.int(),
  futureMessages: z.int(),
  forumPosts: z.int(),
  forumReplies: z.int(),
  torchWishes: z.int(),
})

/** How much there is of everything. */
export const siteStats = z.object({
  users: z.int(),
  articles: z.int(),
  comments: z.int(),
  blessings: z.int(),
  futureMessages: z.int(),
  forumPosts: z.int(),
  forumReplies: z.int(),
  torch: z.int(),
  visitors: z.int(),
  pending: waitingCounts,
  maxims: z.int(),
  relayParticipations: z.int(),
})
export type SiteStats = z.infer<typeof siteStats>

export const listPending = z.object({
  limit: z
    .int('invalid.limit')
    .min(1, 'invalid.limit')
    .transform(count => Math.min(count, 100))
    .default(20),
})

/** A text that waits for review, with where it stands. */
export const pendingText = z.object({
  id: z.int(),
  title: z.string().nullable(),
  content: z.string(),
  link: z.string(),
  user: z.object({ id: z.int(), username: z.string() }).nullable(),
  createdAt: moment,
})
export type PendingText = z.infer<typeof pendingText>

const texts = z.array(pendingText)
export const pendingTexts = z.object({
  comments: texts,
  blessings: texts,
  futureMessages: texts,
  forumPosts: texts,
  forumReplies: texts,
  torchWishes: texts,
  totals: waitingCounts,
})
export type PendingTexts = z.infer<typeof pendingTexts>

export const removable = ['comment', 'blessing', 'article', 'futureMessage', 'post', 'reply'] as const

export const removeMany = z.object({
  type: z.enum(removable, 'invalid.value'),
  ids: z.array(id, 'admin.none_chosen').min(1, 'admin.none_chosen').max(adminLimits.atOnce, 'admin.too_many_chosen'),
})
export const removedMany = z.object({ deletedCount: z.int() })

export const adminCodes = ['admin.none_chosen', 'admin.too_many_chosen'] as const
