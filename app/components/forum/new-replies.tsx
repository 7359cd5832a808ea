import { useTranslation } from 'react-i18next'
import { Link } from '#app/components/ui/link.tsx'
import type { PostCard } from '#server/post/post.schema.ts'
import { floorAddress } from './forum-address.ts'

interface NewRepliesProps {
  post: Pick<PostCard, 'id' | 'title' | 'readFloor' | 'unreadCount'>
}

// The server counts up to this number: `maxUnreadReplies` in server/post/post.schema.ts, which would bring the checks of the schema to the browser.
const countedTo = 100

/**
 * The number of replies since the reader last read the post, as a link to the first of them. Renders nothing for guests and for posts that were
 * never opened.
 */
export function NewReplies({ post: { id, title, readFloor, unreadCount = 0 } }: NewRepliesProps) {
  const { t } = useTranslation('forum')
  if (readFloor === undefined || unreadCount === 0) return null
  const isMore = unreadCount >= countedTo
  const number = isMore ? countedTo - 1 : unreadCount
  return (
    <Link
      className="post-row__new"
      to={floorAddress(id, readFloor + 1)}
      rel="nofollow"
      aria-label={t(isMore ? 'row.manyNewOf' : 'row.newOf', { number, title })}
    >
      {t(isMore ? 'row.manyNew' : 'row.new', { number })}
    </Link>
  )
}
