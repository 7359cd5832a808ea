import { checkContent } from '#app/content/editing/check-content.ts'
import { partLabel } from '#app/content/editing/part-labels.ts'
import { contentAt, parsePartName } from '#app/content/editing/editable-parts.ts'
import { allContent } from '#app/content/all-content.ts'
import type { Site } from '../rpc/context.ts'
import type { EditableStory } from '../rpc/editable-story-contract.ts'
import { PublishedStory } from '../story/published-story.ts'

/** Combines the shipped story with the content that admins have published in its place. */
export function editableStory(parts: Pick<Site, 'fork' | 'changes' | 'report'>): EditableStory {
  const published = new PublishedStory(parts)
  const shipped = (part: string) => contentAt(allContent, part)
  return {
    overrides: async () => published.overrides(),
    isPartName: part => parsePartName(part) !== undefined,
    shipped,
    titleOf: (part, content) => ({ zh: partLabel(part, content, 'zh'), en: partLabel(part, content, 'en') }),
    check: (part, content, overrides) =>
      checkContent(part, content, name => overrides.has(name) || shipped(name) !== undefined),
  }
}
