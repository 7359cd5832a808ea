import type { Translations } from '../translations.ts'
import type { report as zhReport } from '../zh/report.ts'

export const report = {
  link: 'Report',
  titles: {
    comment: 'Report a comment',
    blessing: 'Report a blessing',
    article: 'Report an article',
    pledge: 'Report a pledge',
    wish: 'Report a wish',
    post: 'Report a post',
    reply: 'Report a reply',
  },
  lead: 'The administrators see your report and decide what becomes of the text. Its author is not told who reported it.',
  reason: 'Reason',
  reasonHint: 'What is wrong with it, in a line; it may also be left empty.',
  send: 'Send report',
  sending: 'Submitting...',
  back: 'Do not report, go back',
  sent: 'Your report was received. Thank you.',
  mute: 'Or see no more of what {{name}} writes, without a report. They are not told.',
  trap: 'Website (leave empty)',
} satisfies Translations<typeof zhReport>
