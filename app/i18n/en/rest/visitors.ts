import type { Translations } from '../../translations.ts'
import type { visitors as zh } from '../../zh/rest/visitors.ts'

export const visitors = {
  said: {
    'visitor.add': 'Welcome, torchbearer',
  },
  calls: {
    'visitor.add':
      'Count a visitor; one session id always gets the same number, and without an id the server makes one',
    'visitor.count': 'How many visitors have come',
    'visitor.stats': 'Visitors of the last thirty days, by the days of Shanghai',
  },
  examples: {
    'visitor.add': { sessionId: 'visitor-1761494400000-k3x9f2' },
  },
  tags: {
    visitors: 'Visitors',
  },
} satisfies Translations<typeof zh>
