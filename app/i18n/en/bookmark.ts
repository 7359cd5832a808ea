import type { Translations } from '../translations.ts'
import type { bookmark as zhBookmark } from '../zh/bookmark.ts'

export const bookmark = {
  add: 'Bookmark',
  kept: 'Bookmarked',
  refused: 'Your bookmark was not kept',
  back: 'Back',
} satisfies Translations<typeof zhBookmark>
