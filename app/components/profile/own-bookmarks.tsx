import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import type { bookmark } from '#server/bookmark/bookmark.schema.ts'
import { OwnList, type PageOfList } from './own-list.tsx'

type Bookmark = z.infer<typeof bookmark>

export function OwnBookmarks({ bookmarks, ...page }: PageOfList & { bookmarks: readonly Bookmark[] }) {
  const { t } = useTranslation('profile')
  const entries = bookmarks.map(({ type, id, title, createdAt }) => ({
    key: `${type} ${id}`,
    name: title,
    to: type === 'post' ? `/forum/post/${id}` : `/articles/${id}`,
    kind: t(`bookmarks.type.${type}`),
    createdAt,
    action: `/bookmarks/${type}/${id}`,
    field: 'isBookmarked',
  }))
  return (
    <OwnList
      {...page}
      at="/profile/bookmarks"
      heading="bookmarks"
      entries={entries}
      none={t('bookmarks.none')}
      end={t('bookmarks.remove')}
    />
  )
}
