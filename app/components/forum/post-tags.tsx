import { useTranslation } from 'react-i18next'
import { Badge } from '#app/components/ui/badge.tsx'
import type { PostCard } from '#server/post/post.schema.ts'

type Flagged = Pick<PostCard, 'isSticky' | 'isHighlighted' | 'isLocked' | 'status'>

/** Pinned, Featured, Locked (docs/product.md#board), and the status of a post that is not public. */
export function PostTags({ post: { isSticky, isHighlighted, isLocked, status } }: { post: Flagged }) {
  const { t } = useTranslation('forum')
  if (!isSticky && !isHighlighted && !isLocked && status === 'approved') return null
  return (
    <span className="post-tags">
      {isSticky ? <Badge tone="ember">{t('tags.sticky')}</Badge> : null}
      {isHighlighted ? <Badge tone="water">{t('tags.highlighted')}</Badge> : null}
      {isLocked ? <Badge>{t('tags.locked')}</Badge> : null}
      {status === 'approved' ? null : <Badge tone={status === 'pending' ? 'warn' : 'bad'}>{t(`tags.${status}`)}</Badge>}
    </span>
  )
}
