import type { Translations } from '../../translations.ts'
import type { review as zh } from '../../zh/rest/review.ts'

export const review = {
  said: {
    'review.setConfig': 'The setting is saved',
    'review.setWords': 'The word list is saved',
  },
  calls: {
    'review.setConfig': 'Which texts are reviewed first',
    'review.setWords': 'Words that send a text to review, and longer harmless words',
  },
  examples: {
    'review.setConfig': { comments: true },
    'review.setWords': { words: ['ass'], exceptions: ['class', 'glass'] },
  },
  tags: {},
} satisfies Translations<typeof zh>
