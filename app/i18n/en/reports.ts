import type { Translations } from '../translations.ts'
import type { reports as zhReports } from '../zh/reports.ts'

export const reports = {
  own: {
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
    },
    hidden: {
      comment: 'A comment that is not shown now',
      blessing: 'A blessing that is not shown now',
      article: 'An article that is not shown now',
      pledge: 'A pledge that is not shown now',
      wish: 'A wish with the torch that is not shown now',
    },
  },
  desk: {
    name: 'Reports',
    lead: 'What three members report is hidden at first. Keep it and it is public again; remove it and it stays out of sight. Those who reported it hear how it ended.',
    list: 'Reported texts',
    none: 'No reports are waiting',
    emptyPage: 'No reports on this page any more',
    firstPage: 'Back to the first page',
    numbered: {
      comment: 'Comment {{id}}',
      blessing: 'Blessing {{id}}',
      article: 'Article {{id}}',
      pledge: 'Pledge {{id}}',
      wish: 'Wish {{id}}',
    },
    gone: 'This text is no longer there.',
    words: 'Word list',
    reasons: 'Reasons given',
    count: 'Reports: {{number}}',
    noAuthor: 'No account',
    look: 'See it in place',
    hidden: 'Hidden',
    keep: 'Keep',
    remove: 'Remove',
    removeNow: 'Remove it',
    reason: 'Reason (optional, shown to its author)',
    done: { kept: 'The text stays', removed: 'The text has been removed' },
    failed: 'Nothing was changed',
    waiting: '{{number}} waiting',
  },
} satisfies Translations<typeof zhReports>
