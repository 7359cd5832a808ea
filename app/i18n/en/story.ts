import type { Translations } from '../translations.ts'
import type { story as zhStory } from '../zh/story.ts'

export const story = {
  parts: 'On this page',
  home: 'Home',
  seePlate: 'See Plate {{number}}',
  timeline: { closer: 'A closer look at {{year}}' },
} satisfies Translations<typeof zhStory>
