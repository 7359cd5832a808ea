import type { Translations } from '../translations.ts'
import type { story as zhStory } from '../zh/story.ts'

export const story = {
  parts: 'On this page',
  nav: { home: 'Home', university: 'About University', project: 'About Project' },
  seePlate: 'See Plate {{number}}',
  people: { eras: 'By era', all: 'All', shown: '{{number}} listed', write: 'To the stories' },
  timeline: { closer: 'A closer look at {{year}}' },
} satisfies Translations<typeof zhStory>
