import type { Translations } from '../../translations.ts'
import type { bookmarks as zh } from '../../zh/rest/bookmarks.ts'

export const bookmarks = {
  said: {
    'bookmark.add': 'The bookmark is kept',
    'bookmark.remove': 'The bookmark is removed',
  },
  calls: {
    'bookmark.list':
      'The posts and articles that one has bookmarked, newest first; the title is null of what cannot be read now',
    'bookmark.state': 'Whether one has bookmarked this text (type is post or article)',
    'bookmark.add': 'Bookmark a post or an article; again, it changes nothing',
    'bookmark.remove': 'Remove a bookmark; again, it changes nothing',
  },
  examples: {},
  tags: {
    bookmarks: 'Bookmarks',
  },
} satisfies Translations<typeof zh>
