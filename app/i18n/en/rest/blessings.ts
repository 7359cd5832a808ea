import type { Translations } from '../../translations.ts'
import type { blessings as zh } from '../../zh/rest/blessings.ts'

export const blessings = {
  said: {
    'blessing.send': 'Your blessing is sent',
    'blessing.edit': 'The blessing is changed',
    'blessing.remove': 'The blessing is removed',
    'blessing.like': 'Liked',
    'blessing.unlike': 'The like is taken back',
    'blessing.review': 'The review is saved',
  },
  calls: {
    'blessing.list': 'The wall of blessings, newest first; by class year if asked for, with a cursor for long walks',
    'blessing.send': 'Send a blessing, without a name if wished; status is pending where it awaits review',
    'blessing.random': 'A few blessings at random',
    'blessing.mine': 'One’s own blessings, whatever their status',
    'blessing.byId': 'One blessing',
    'blessing.edit': 'Change a blessing of one’s own',
    'blessing.remove': 'Remove a blessing of one’s own',
    'blessing.like': 'Like; as often as one asks with the same result',
    'blessing.unlike': 'Take a like back; as often as one asks with the same result',
    'blessing.review': 'Review a blessing, with a reason if wished',
  },
  examples: {
    'blessing.send': { content: 'May the school be a good river.', isAnonymous: false },
    'blessing.edit': { content: 'May the school be a good river, its banks ever new.' },
    'blessing.review': { status: 'approved', reason: '' },
  },
  tags: {
    blessings: 'The wall of blessings',
  },
} satisfies Translations<typeof zh>
