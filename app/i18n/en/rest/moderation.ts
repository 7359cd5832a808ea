import type { Translations } from '../../translations.ts'
import type { moderation as zh } from '../../zh/rest/moderation.ts'

export const moderation = {
  said: {
    'admin.removeMany': 'Removed',
    'bin.restore': 'Restored',
    'content.remove': 'Removed',
  },
  calls: {
    'admin.stats': 'How much there is of everything',
    'admin.pending': 'What waits for review, oldest first',
    'audit.list': 'What admins did: who, when, before and after, newest first',
    'admin.removeMany': 'Remove several of a type: exactly the ids that are named',
    'content.list': 'Texts of every kind in one list, newest first; next is the before of the next page',
    'content.remove': 'Remove several texts of any kind into the bin, but none that was edited since it was read',
    'bin.list': 'What was removed in the last 30 days, latest first; next is the after of the next page',
    'bin.restore': 'Restore by the ids in the bin, with what was removed along with each',
  },
  examples: {
    'admin.removeMany': { type: 'comment', ids: [7, 8] },
    'bin.restore': { ids: [7] },
    'content.remove': { texts: ['comment 7', 'post 3 2025-10-27T00:00:00.000Z'] },
  },
  tags: {},
} satisfies Translations<typeof zh>
