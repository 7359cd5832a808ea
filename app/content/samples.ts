import { illustration } from './pictures.ts'
import type { Samples } from './story-schema.ts'
import { boards, seedPosts } from './samples/forum.ts'
import { samplePledges } from './samples/pledges.ts'
import { seedArticles } from './samples/articles.ts'
import { seedBlessings, seedPledges } from './samples/pledges-and-blessings.ts'

/**
 * Sample sparks (an empty database starts with them too), the categories of articles, the boards of the forum, and texts that SEED=demo adds to an
 * empty database.
 */
export const samples: Samples = {
  pledges: samplePledges,
  categories: [
    {
      key: 'anniversary',
      name: { zh: '校庆动态', en: 'Anniversary news' },
      picture: illustration('evening-gathering'),
    },
    { key: 'history', name: { zh: '校史回顾', en: 'From the archives' }, picture: illustration('old-hall') },
    { key: 'people', name: { zh: '校友风采', en: 'Alumni' }, picture: illustration('levelling-staff') },
    { key: 'maxims', name: { zh: '河海格言', en: 'Hohai maxims' }, picture: illustration('first-lesson') },
  ],
  boards,
  seed: {
    pledges: [...seedPledges, ...samplePledges],
    blessings: seedBlessings,
    articles: seedArticles,
    posts: seedPosts,
  },
}
