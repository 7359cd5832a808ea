import type { StoryDraft, StoryRevision } from './story.entity.ts'

export const viewRevision = ({ number, byName, at, content }: StoryRevision) => ({
  ...{ number, byName },
  at: at.toISOString(),
  /** Whether the shipped content was restored. */
  isShipped: content === null,
})

export const viewDraft = ({ version, base, byName, at }: StoryDraft) => ({
  ...{ version, base, byName },
  at: at.toISOString(),
})
