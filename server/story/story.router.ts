import { router, withRight } from '../rpc/procedures.ts'
import { nothing, pageOf } from '../kernel/primitives.schema.ts'
import { requireFound } from '../kernel/refusal.ts'
import { discardDraft, storeDraft, publishDraft, restoreRevision } from './publish-story.ts'
import { compareRevisions, sourceOf, statesOfParts } from './read-story.ts'
import { listRevisions } from './story.queries.ts'
import * as schema from './story.schema.ts'
import { viewDraft, viewRevision } from './story.view.ts'

// The story for admins who edit it (docs/product.md#editing-the-story). The shipped content stays; published content overrides it.
export const storyRouter = router({
  states: withRight('story')
    .output(schema.partStates)
    .query(({ ctx }) => statesOfParts(ctx)),

  /** A part for its editor. */
  source: withRight('story')
    .input(schema.byPart)
    .output(schema.partSource)
    .query(({ ctx, input: { unit } }) => sourceOf(ctx, unit)),

  saveDraft: withRight('story')
    .input(schema.saveDraft)
    .output(schema.draftSaved)
    .mutation(async ({ ctx, input }) => {
      requireFound(ctx.site.story.isPartName(input.unit) ? input.unit : undefined, 'story.not_found')
      return viewDraft(await storeDraft(ctx, input))
    }),

  dropDraft: withRight('story')
    .input(schema.draftVersion)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await discardDraft(ctx, input)
      return null
    }),

  publish: withRight('story')
    .input(schema.draftVersion)
    .output(schema.published)
    .mutation(async ({ ctx, input }) => viewRevision(await publishDraft(ctx, input))),

  /** Newest first. */
  history: withRight('story')
    .input(schema.partHistory)
    .output(schema.revisions)
    .query(async ({ ctx: { em, site }, input }) => {
      requireFound(site.story.isPartName(input.unit) ? input.unit : undefined, 'story.not_found')
      const [found, total] = await listRevisions(em, input.unit, input)
      const ships = site.story.shipped(input.unit) !== undefined
      return { revisions: found.map(viewRevision), ships, ...pageOf(total, input) }
    }),

  revision: withRight('story')
    .input(schema.oneRevision)
    .output(schema.revisionContent)
    .query(({ ctx, input: { unit, number } }) => compareRevisions(ctx, unit, number)),

  restore: withRight('story')
    .input(schema.restorePart)
    .output(schema.published)
    .mutation(async ({ ctx, input }) => viewRevision(await restoreRevision(ctx, input))),
})
