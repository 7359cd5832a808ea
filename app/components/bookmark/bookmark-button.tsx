import { Form, useNavigation } from '@remix-run/react'
import Bookmark from 'lucide-react/icons/bookmark'
import { useTranslation } from 'react-i18next'
import { classNames } from '#app/components/ui/class-names.ts'
import { Icon } from '#app/components/ui/icon.tsx'
import { VisuallyHidden } from '#app/components/ui/visually-hidden.tsx'
import type { BookmarkTarget } from '#server/bookmark/bookmark.schema.ts'

interface BookmarkButtonProps {
  type: BookmarkTarget
  id: number
  isBookmarked: boolean
  /** What is bookmarked, for readers who hear the page. */
  of: string
}

/** Keeps a text to read again, or lets go of it: the same form with scripts and without (area `bookmark` must be loaded). */
export function BookmarkButton({ type, id, isBookmarked, of }: BookmarkButtonProps) {
  const { t } = useTranslation('bookmark')
  const action = `/bookmarks/${type}/${id}`
  const { formAction, formData } = useNavigation()
  const wanted = formAction === action ? formData?.get('isBookmarked') : undefined
  const isKept = wanted == null ? isBookmarked : wanted === 'true'
  return (
    <Form method="post" action={action} preventScrollReset>
      <button
        className={classNames('bookmark', isKept && 'is-kept')}
        name="isBookmarked"
        value={String(!isKept)}
        aria-pressed={isKept}
      >
        <Icon icon={Bookmark} size={18} />
        <span>{t(isKept ? 'kept' : 'add')}</span>
        <VisuallyHidden>{of}</VisuallyHidden>
      </button>
    </Form>
  )
}
