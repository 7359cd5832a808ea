import { z } from 'zod'
import { backupStates } from '../backup/backup.schema.ts'
import { id, listLimit, moment, recordOf } from '../kernel/primitives.schema.ts'
import { removableKinds, reviewQueues } from '../kernel/text-kind-properties.schema.ts'

/** How many items may be removed in one call. */
export const adminLimits = { maxSelected: 100 } as const

/** How many texts of each kind wait for review. */
export const waitingCounts = z.object(recordOf(reviewQueues.map(queue => [queue, z.int()])))

/** The kinds that the desk counts as waiting, in the order of its list. */
export const queueKinds = [...reviewQueues, 'reports' as const]

/** The review queue by kind; `oldestAt` is null if nothing waits. */
export const queue = z.object({
  total: z.int(),
  kinds: z.array(z.object({ kind: z.enum(queueKinds), number: z.int(), oldestAt: moment.nullable() })),
})
export type Queue = z.infer<typeof queue>

/** State of this process, its database and its other dependencies. Sizes are bytes. */
export const health = z.object({
  database: z.object({
    isEmbedded: z.boolean(),
    version: z.string(),
    bytes: z.number(),
    /** Duration of one query, in ms. */
    milliseconds: z.number(),
    connections: z.int().nullable(),
  }),
  replicas: z.array(z.object({ name: z.string(), answers: z.boolean(), lag: z.number().nullable() })),
  letters: z.object({ waiting: z.int(), failed: z.int(), oldestAt: moment.nullable() }),
  /** The latest backup that has ended; `lastGoodBackupAt` is the start of the latest successful one. */
  backup: z.object({ state: z.enum(backupStates), at: moment }).nullable(),
  lastGoodBackupAt: moment.nullable(),
  streams: z.int(),
  memory: z.object({ resident: z.number(), heap: z.number() }),
  disk: z.object({ free: z.number(), total: z.number() }).nullable(),
  version: z.object({ site: z.string(), node: z.string(), builtAt: moment.nullable(), startedAt: moment }),
})
export type Health = z.infer<typeof health>

/** Totals of the whole site. */
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
  limit: listLimit(20),
})

/** A text that waits for review, with the link to its page. */
const pendingText = z.object({
  id: z.int(),
  title: z.string().nullable(),
  content: z.string(),
  link: z.string(),
  user: z.object({ id: z.int(), username: z.string() }).nullable(),
  createdAt: moment,
  /** The time of its last change. A decision sends it back, so that no decision is made on a text that was edited meanwhile. */
  changedAt: moment,
})
export type PendingText = z.infer<typeof pendingText>

export const pendingTexts = z.object({
  ...recordOf(reviewQueues.map(queue => [queue, z.array(pendingText)])),
  totals: waitingCounts,
})
export type PendingTexts = z.infer<typeof pendingTexts>

export const bulkRemovalNames = removableKinds.map(kind => kind.bulkRemovalName)

export const removeMany = z.object({
  type: z.enum(bulkRemovalNames, 'invalid.value'),
  ids: z
    .array(id, 'admin.none_chosen')
    .min(1, 'admin.none_chosen')
    .max(adminLimits.maxSelected, 'admin.too_many_chosen'),
})
export const removedMany = z.object({ deletedCount: z.int() })

export const adminCodes = ['admin.none_chosen', 'admin.too_many_chosen'] as const
