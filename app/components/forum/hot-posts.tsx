import { useTranslation } from 'react-i18next'
import { MemberName } from '#app/components/member-links/member-name.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { langOf } from '#app/i18n/locale.ts'
import type { PostCard } from '#server/post/post.schema.ts'
import { useAuthorName } from './author-name.ts'

/** The most active posts (docs/product.md#forum). */
export function HotPosts({ posts }: { posts: readonly PostCard[] }) {
  const { t } = useTranslation('forum')
  return (
    <section className="forum__hot" aria-labelledby="hot-name">
      <h2 id="hot-name" className="forum__part">
        {t('home.hotTitle')}
      </h2>
      {posts.length === 0 ? (
        <p className="meta">{t('home.hotEmpty')}</p>
      ) : (
        <ol className="hot">
          {posts.map(post => (
            <HotPost key={post.id} post={post} />
          ))}
        </ol>
      )}
    </section>
  )
}

function HotPost({ post }: { post: PostCard }) {
  const { t } = useTranslation('forum')
  const name = useAuthorName(post)
  const { id, title, language, replyCount, user, isAnonymous } = post
  return (
    <li className="hot__post">
      <h3 className="hot__title">
        <Link to={`/forum/post/${id}`} lang={langOf(language)}>
          {title}
        </Link>
      </h3>
      <p className="hot__facts">
        <span className="post-row__writer">
          <MemberName author={user} isAnonymous={isAnonymous}>
            {name}
          </MemberName>
        </span>
        <span>{`${t('counts.replies')} ${replyCount}`}</span>
      </p>
    </li>
  )
}
