import { defineEntity, p } from '@mikro-orm/core'
import { announceChanges } from '../rpc/database-triggers/announce-change.ts'
import { storyLimits } from './story.schema.ts'

// The publications of a part of the story, whose name is `unit`. The last one is shown; a row without content means the shipped content. The admin is
// stored by name, as in the audit.
const StoryRevisionSchema = defineEntity({
  name: 'StoryRevision',
  tableName: 'story_revision',
  uniques: [{ name: 'story_revision_number_unique', properties: ['unit', 'number'] }],
  triggers: [announceChanges({ table: 'story_revision', columns: ['content'], kind: 'story' })],
  properties: {
    id: p.integer().primary(),
    unit: p.string().length(storyLimits.unit),
    number: p.integer(),
    content: p.json<unknown>().nullable(),
    byName: p.string().length(20),
    at: p.datetime(3),
  },
})

export class StoryRevision extends StoryRevisionSchema.class {}

StoryRevisionSchema.setClass(StoryRevision)

// The draft of a part: one for all admins. Each save increments its version.
const StoryDraftSchema = defineEntity({
  name: 'StoryDraft',
  tableName: 'story_draft',
  properties: {
    unit: p.string().length(storyLimits.unit).primary(),
    content: p.json<unknown>(),
    // The number of the revision on which it is based; 0 for the shipped content.
    base: p.integer(),
    version: p.integer(),
    byName: p.string().length(20),
    at: p.datetime(3),
  },
})

export class StoryDraft extends StoryDraftSchema.class {}

StoryDraftSchema.setClass(StoryDraft)
