import type { Translations } from '../translations.ts'
import type { ownReports as zhOwnReports } from '../zh/own-reports.ts'

export const ownReports = {
  name: 'Reports',
  none: 'You have not reported anything. “Report” stands beside every public text.',
  status: { open: 'Waiting', kept: 'Looked at: it stays', removed: 'Looked at: no longer shown' },
  reason: 'Your reason: {{reason}}',
  shown: {
    comment: 'A comment',
    blessing: 'A blessing',
    article: 'An article',
    pledge: 'A pledge',
    wish: 'A wish with the torch',
    post: 'A post of the forum',
    reply: 'A reply in the forum',
  },
  hidden: {
    comment: 'A comment that is not shown now',
    blessing: 'A blessing that is not shown now',
    article: 'An article that is not shown now',
    pledge: 'A pledge that is not shown now',
    wish: 'A wish with the torch that is not shown now',
    post: 'A post of the forum that is not shown now',
    reply: 'A reply in the forum that is not shown now',
  },
} satisfies Translations<typeof zhOwnReports>
