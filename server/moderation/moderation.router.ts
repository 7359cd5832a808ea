import { router, withRight } from '../rpc/procedures.ts'
import { countBatch } from '../decision/decision.queries.ts'
import { decideTexts } from './decide-texts.ts'
import * as schema from './moderation.schema.ts'
import { readQueue } from './read-queue.ts'
import { listPastDecisions } from './list-past-decisions.ts'
import { undoBatch } from './undo-decisions.ts'

// The desk of those who review: one queue of everything that waits, and the record of decisions.
export const moderationRouter = router({
  /** Texts that wait for review and reported texts, oldest first. */
  queue: withRight('review')
    .input(schema.listQueue)
    .output(schema.queueList)
    .query(({ ctx, input }) => readQueue(ctx, input)),

  decide: withRight('review')
    .input(schema.decideTexts)
    .output(schema.decided)
    .mutation(({ ctx, input }) => decideTexts(ctx, input)),

  /** How many texts a batch decided on, and how many of these decisions can still be undone. */
  batch: withRight('review')
    .input(schema.byBatch)
    .output(schema.batchSize)
    .query(({ ctx: { em }, input: { batch } }) => countBatch(em, batch)),

  undo: withRight('review')
    .input(schema.byBatch)
    .output(schema.undone)
    .mutation(({ ctx, input: { batch } }) => undoBatch(ctx, batch)),

  decisions: withRight('review')
    .input(schema.listDecisions)
    .output(schema.decisionList)
    .query(({ ctx, input }) => listPastDecisions(ctx, input)),
})
