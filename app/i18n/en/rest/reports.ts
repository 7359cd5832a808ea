import type { Translations } from '../../translations.ts'
import type { reports as zh } from '../../zh/rest/reports.ts'

export const reports = {
  said: {
    'report.file': 'The report is received, thank you',
    'report.settle': 'The reports are settled',
  },
  calls: {
    'report.file':
      'Report a public text (comment, blessing, article, pledge, wish, post or reply), with a reason if wished',
    'report.mine': 'One’s own reports, and how each ended',
    'report.open': 'The texts with open reports, most reports first',
    'report.settle': 'Settle all reports of a text: kept or removed',
  },
  examples: {
    'report.file': { type: 'comment', id: 7, reason: 'advertising' },
    'report.settle': { type: 'comment', id: 7, outcome: 'removed' },
  },
  tags: {
    reports: 'Reports',
  },
} satisfies Translations<typeof zh>
