import { checkContent } from '#app/content/editing/check-content.ts'
import { unitLabel } from '#app/content/editing/unit-names.ts'
import { contentAt, unitOf } from '#app/content/editing/units.ts'
import { volume } from '#app/content/volume.ts'
import type { Site } from '../rpc/context.ts'
import type { EditableStory } from '../rpc/editable-story.ts'
import { PublishedStory } from '../story/published-story.ts'

/** Combines the shipped story with the content that admins have published in its place. */
export function shippedAndPublishedStory(parts: Pick<Site, 'fork' | 'changes' | 'report'>): EditableStory {
  const published = new PublishedStory(parts)
  const shipped = (unit: string) => contentAt(volume, unit)
  return {
    overrides: async () => published.overrides(),
    isUnit: unit => unitOf(unit) !== undefined,
    shipped,
    titleOf: (unit, content) => ({ zh: unitLabel(unit, content, 'zh'), en: unitLabel(unit, content, 'en') }),
    check: (unit, content, overrides) =>
      checkContent(unit, content, name => overrides.has(name) || shipped(name) !== undefined),
  }
}
