import type { Translations } from '../translations.ts'
import type { story as zhStory } from '../zh/story.ts'

export const story = {
  parts: 'On this page',
  home: 'Home',
  seePlate: 'See Plate {{number}}',
  people: { eras: 'By era', all: 'All', shown: '{{number}} listed', forum: 'To the alumni forum' },
  about: { university: 'About University', project: 'About Project' },
  timeline: { closer: 'A closer look at {{year}}' },
} satisfies Translations<typeof zhStory>
