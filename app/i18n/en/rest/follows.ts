import type { Translations } from '../../translations.ts'
import type { follows as zh } from '../../zh/rest/follows.ts'

export const follows = {
  said: {
    'follow.start': 'You follow it now',
    'follow.end': 'You do not follow it any more',
  },
  calls: {
    'follow.list':
      'The posts, boards and classes that one follows, newest first; the name is null of a post that cannot be read now',
    'follow.state': 'Whether one follows it (type is post, board or class; the id of a class is its year)',
    'follow.start': 'Follow a post, a board or a class; again, it changes nothing',
    'follow.end':
      'End it; a post that one wrote in stays ended also when one replies there again; again, it changes nothing',
  },
  examples: {},
  tags: {
    follows: 'Following',
  },
} satisfies Translations<typeof zh>
