import type { Translations } from '../translations.ts'
import type { story as zhStory } from '../zh/story.ts'

export const story = {
  parts: 'On this page',
  timeline: { closer: 'A closer look at {{year}}', seePlate: 'See Plate {{number}}' },
} satisfies Translations<typeof zhStory>
