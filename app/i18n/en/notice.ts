import type { Translations } from '../translations.ts'
import type { notice as zh } from '../zh/notice.ts'

export const notice = {
  title: 'Notices',
  unread: '{{count}} unread',
  none: 'No notices yet. When somebody replies to your post, answers your comment or likes what you wrote, or an admin decides on your text or report, you are told here.',
  toForum: 'To the alumni forum',
  readAll: 'Mark all as read',
  read: 'Mark as read',
  isNew: 'Unread',
  someone: 'Somebody',
  gone: 'This text cannot be seen now',
  said: {
    reply: '{{who}} replied to your post',
    answer: '{{who}} answered you',
    comment: '{{who}} commented on your article',
    like: 'Likes of your {{text}}: {{count}}',
    review: { approved: 'Your {{text}} passed review', rejected: 'Your {{text}} did not pass review' },
    report: {
      kept: 'The {{text}} you reported: an admin looked at it, and it stays',
      removed: 'The {{text}} you reported: an admin has dealt with it',
    },
  },
  reason: 'Reason: {{reason}}',
  texts: {
    article: 'article',
    pledge: 'pledge',
    comment: 'comment',
    blessing: 'blessing',
    post: 'post',
    reply: 'reply',
    wish: 'wish at the torch',
  },
} satisfies Translations<typeof zh>
