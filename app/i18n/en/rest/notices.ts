import type { Translations } from '../../translations.ts'
import type { notices as zh } from '../../zh/rest/notices.ts'

export const notices = {
  said: {
    'notice.choose': 'Saved',
    'notice.markRead': 'Marked as read',
    'notice.markAllRead': 'All marked as read',
  },
  calls: {
    'notice.list':
      'What one was told of, unread first and newest first: replies, answers, comments, likes, outcomes of reviews and reports; isGone is true of a text that cannot be seen now',
    'notice.unread': 'How many notices are unread, counted up to 100',
    'notice.choices':
      'How one is told of each kind: site, on the site alone; mail, by mail at once too; daily, by mail once a day; never',
    'notice.choose': 'Choose how to be told; what is absent stays, and letters come in the language of the request',
    'notice.markRead': 'Mark one notice as read; again, it changes nothing',
    'notice.markAllRead': 'Mark as read everything that one was told of until now',
  },
  examples: { 'notice.choose': { reply: 'daily', like: 'never' } },
  tags: {
    notices: 'Notices',
  },
} satisfies Translations<typeof zh>
