import type { Translations } from '../../translations.ts'
import type { moderation as zh } from '../../zh/rest/moderation.ts'

export const moderation = {
  said: {
    'admin.removeMany': 'Removed',
  },
  calls: {
    'admin.stats': 'How much there is of everything',
    'admin.pending': 'What waits for review, oldest first',
    'audit.list': 'What admins did: who, when, before and after, newest first',
    'admin.removeMany': 'Remove several of a type: exactly the ids that are named',
  },
  examples: {
    'admin.removeMany': { type: 'comment', ids: [7, 8] },
  },
  tags: {},
} satisfies Translations<typeof zh>
