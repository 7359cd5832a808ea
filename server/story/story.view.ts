import type { StoryDraft, StoryRevision } from './story.entity.ts'

export const viewRevision = ({ number, byName, at, content }: StoryRevision) => ({
  ...{ number, byName },
  at: at.toISOString(),
  /** Whether what ships came back. */
  isShipped: content === null,
})

export const viewDraft = ({ version, base, byName, at }: StoryDraft) => ({
  ...{ version, base, byName },
  at: at.toISOString(),
})
