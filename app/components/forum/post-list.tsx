import { useNavigation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { FoldedPost } from '#app/components/mute/folded-text.tsx'
import type { PostCard } from '#server/post/post.schema.ts'
import { PostRow } from './post-row.tsx'

interface PostListProps {
  posts: readonly PostCard[]
  now: string
  isBoardNamed?: boolean
  heading: 'h2' | 'h3'
}

/** A list of posts. It is marked busy while another order of it is loading. */
export function PostList({ posts, now, isBoardNamed = false, heading }: PostListProps) {
  const { t } = useTranslation('forum')
  const busy = useNavigation().state === 'loading'
  return (
    <ol className="post-list" aria-label={t('board.list')} aria-busy={busy || undefined}>
      {posts.map(post => (
        <li key={post.id}>
          <FoldedPost post={post}>
            <PostRow post={post} now={now} isBoardNamed={isBoardNamed} heading={heading} />
          </FoldedPost>
        </li>
      ))}
    </ol>
  )
}
