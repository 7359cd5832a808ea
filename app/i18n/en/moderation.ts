import type { Translations } from '../translations.ts'
import type { moderation as zhModeration } from '../zh/moderation.ts'

export const moderation = {
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
    trial: {
      name: 'Try a text',
      text: 'Text',
      hint: 'Tried with the stored list; nothing is published.',
      send: 'Try it',
      busy: 'Looking...',
      failed: 'It could not be tried',
      free: 'No word of the list is in it.',
      waits: 'Words of the list in {{number}} places: this text would wait for review:',
    },
    busy: 'Saving…',
  },
} satisfies Translations<typeof zhModeration>
