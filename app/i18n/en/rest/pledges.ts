import type { Translations } from '../../translations.ts'
import type { pledges as zh } from '../../zh/rest/pledges.ts'

export const pledges = {
  said: {
    'pledge.submit': 'Your pledge has lit a spark!',
    'pledge.withdraw': 'The pledge is withdrawn',
    'pledge.review': 'The review is saved',
    'pledge.remove': 'The pledge is deleted',
  },
  calls: {
    'pledge.list': 'The published pledges',
    'pledge.submit':
      'Submit a pledge, which is published after review; its receipt shows the status and lets you withdraw it',
    'pledge.random': 'A few published pledges at random',
    'pledge.byId': 'One pledge',
    'pledge.byReceipt': 'See a pledge of your own by its receipt',
    'pledge.withdraw': 'Withdraw a pledge of your own by its receipt',
    'pledge.listAll': 'All pledges, of one status if you like',
    'pledge.review': 'Review a pledge, with a reason if you like',
    'pledge.remove': 'Delete a pledge',
  },
  examples: {
    'pledge.submit': { name: 'Li Ming', grade: '2018 cohort, water engineering', message: 'May the rivers run calm.' },
    'pledge.review': { status: 'approved', reason: '' },
  },
  tags: {
    'future-messages': 'Pledges to the future',
  },
} satisfies Translations<typeof zh>
