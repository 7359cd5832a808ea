import type { Translations } from '../translations.ts'
import type { home as zhHome } from '../zh/home.ts'

export const home = {
  hero: {
    label: 'Opening',
    ignite: 'Ignite the Torch',
    scroll: 'Scroll down with the stream',
    sources: 'Where the opening gets its facts',
  },
  side: {
    label: 'Chapters of this page',
    timeline: 'Timeline',
    mission: 'Mission',
    alumni: 'Alumni',
    future: 'Future',
    top: 'Back to top',
  },
  timeline: { chapter: 'Book one', explore: 'Explore Full Timeline', figures: 'In figures' },
  mission: {
    chapter: 'Book two',
    track: 'Five works',
    previous: 'Earlier works',
    next: 'Further works',
    more: 'Read on: Mission & Commitment',
  },
  alumni: {
    chapter: 'Book three',
    list: 'Three people of the university',
    previous: 'Previous person',
    next: 'Next person',
    choose: 'Read the story of {{name}}',
    more: 'Meet more of them',
  },
  finale: {
    toBlessings: 'Pass the torch, leave a blessing',
    toArticles: 'Share your story',
    toForum: 'To the alumni forum',
    toPoster: 'Make a poster',
    toMosaic: 'A picture of many voices',
  },
} satisfies Translations<typeof zhHome>
