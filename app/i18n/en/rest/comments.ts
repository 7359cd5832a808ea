import type { Translations } from '../../translations.ts'
import type { comments as zh } from '../../zh/rest/comments.ts'

export const comments = {
  said: {
    'comment.write': 'The comment has arrived',
    'comment.remove': 'The comment is deleted',
    'comment.like': 'Liked',
    'comment.unlike': 'The like is taken back',
    'comment.review': 'The review is saved',
  },
  calls: {
    'comment.list':
      'The comments on an article, newest first; each brings its 50 oldest replies, replyCount says how many there are',
    'comment.write': 'Comment on an article or reply to a comment; a reply to a reply is kept under the first comment',
    'comment.remove': 'Delete a comment with its replies',
    'comment.like': 'Like a comment; liking it again changes nothing',
    'comment.unlike': 'Take a like back; doing so again changes nothing',
    'comment.review': 'Review a comment, with a reason if you like',
  },
  examples: {
    'comment.write': { content: 'Well told. It brought back the river at our door.', parentId: null },
    'comment.review': { status: 'approved', reason: '' },
  },
  tags: {
    comments: 'Comments',
  },
} satisfies Translations<typeof zh>
