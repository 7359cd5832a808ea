import Bookmark from 'lucide-react/icons/bookmark'
import { useTranslation } from 'react-i18next'
import { StateButton } from '#app/components/ui/state-button.tsx'
import type { BookmarkTarget } from '#server/bookmark/bookmark.schema.ts'

interface BookmarkButtonProps {
  type: BookmarkTarget
  id: number
  isBookmarked: boolean
  /** The name of the bookmarked text, for screen readers. */
  of: string
}

/** Adds or removes a bookmark (the texts of the namespace `bookmark` must be loaded). */
export function BookmarkButton({ type, id, isBookmarked, of }: BookmarkButtonProps) {
  const { t } = useTranslation('bookmark')
  return (
    <StateButton
      className="bookmark"
      action={`/bookmarks/${type}/${id}`}
      name="isBookmarked"
      isOn={isBookmarked}
      icon={Bookmark}
      label={isOn => t(isOn ? 'kept' : 'add')}
      of={of}
    />
  )
}
