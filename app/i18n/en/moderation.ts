import type { Translations } from '../translations.ts'
import type { moderation as zhModeration } from '../zh/moderation.ts'

export const moderation = {
  texts: {
    name: 'Review texts',
    lead: 'What is reviewed first, met the word list or was hidden by reports waits here, oldest first, but for pledges and articles: those wait under Pledges and Reports. Approved texts become public; the author of a rejected one reads the reason.',
    none: 'No texts are waiting for review',
    kind: {
      comments: 'Comments',
      blessings: 'Blessings',
      forumPosts: 'Posts',
      forumReplies: 'Replies',
      torchWishes: 'Wishes at the torch',
    },
    numbered: {
      comments: 'Comment {{id}}',
      blessings: 'Blessing {{id}}',
      forumPosts: 'Post {{id}}',
      forumReplies: 'Reply {{id}}',
      torchWishes: 'Wish {{id}}',
    },
    more: 'These are the oldest {{shown}}; {{rest}} more wait behind them.',
    noAuthor: 'No account',
    look: 'See it in place',
    approve: 'Approve',
    reject: 'Reject',
    rejectNow: 'Reject it',
    reason: 'Reason (optional, shown to its author)',
    done: { approved: 'Approved', rejected: 'Rejected' },
    failed: 'Nothing was changed',
  },
  rules: {
    name: 'Review rules',
    lead: 'Which texts wait for review before they are public, and which words call for a second look. Pledges are always reviewed first.',
    first: {
      name: 'Reviewed first',
      hint: 'What is not ticked is public as soon as it is written.',
      kind: {
        comments: 'Comments',
        blessings: 'Blessings',
        forumPosts: 'Forum posts',
        forumReplies: 'Forum replies',
        torchWishes: 'Wishes at the torch',
      },
      failed: 'Not saved',
      save: 'Save',
      saved: 'Saved what is reviewed first',
    },
    words: {
      name: 'Word list',
      lead: 'A text with one of these words waits for review; its writer is not told which word it was.',
      words: 'Words to review',
      wordsHint: 'One a line. Width, case, spaces and punctuation make no difference.',
      exceptions: 'Exceptions',
      exceptionsHint: 'One a line: longer words that hold one of those above and are harmless.',
      failed: 'Not saved',
      save: 'Save the list',
      saved: 'Word list saved',
    },
    busy: 'Saving…',
  },
} satisfies Translations<typeof zhModeration>
