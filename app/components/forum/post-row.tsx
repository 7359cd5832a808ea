import { useTranslation } from 'react-i18next'
import { MemberName } from '#app/components/member-links/member-name.tsx'
import { classNames } from '#app/components/ui/class-names.ts'
import { Link } from '#app/components/ui/link.tsx'
import { RelativeTime } from '#app/components/ui/relative-time.tsx'
import { langOf } from '#app/i18n/locale.ts'
import type { PostCard } from '#server/post/post.schema.ts'
import { boardAddress } from './forum-address.ts'
import { NewReplies } from './new-replies.tsx'
import { Counts } from './labelled-counts.tsx'
import { PostTags } from './post-tags.tsx'
import { useAuthorName } from './author-name.ts'
import { shownAddress } from '#app/components/ui/proxied-picture-address.ts'

interface PostRowProps {
  post: PostCard
  now: string
  /** True if the list mixes several boards. */
  isBoardNamed: boolean
  heading: 'h2' | 'h3'
}

/** A post in a list: its title, one muted line, and its counts (docs/product.md#board). */
export function PostRow({ post, now, isBoardNamed, heading: Heading }: PostRowProps) {
  const { t } = useTranslation('forum')
  const { id, title, excerpt, language, images, replyCount, likes, views } = post
  const [picture] = images
  return (
    <article className={classNames('post-row', picture !== undefined && 'post-row--pictured')}>
      <div className="post-row__words">
        <Heading className="post-row__title">
          <PostTags post={post} />
          <Link to={`/forum/post/${id}`} lang={langOf(language)}>
            {title}
          </Link>
        </Heading>
        {excerpt === '' ? null : (
          <p className="post-row__excerpt" lang={langOf(language)}>
            {excerpt}
          </p>
        )}
        <Facts post={post} now={now} isBoardNamed={isBoardNamed} />
      </div>
      {picture === undefined ? null : (
        <div className="post-row__picture">
          <img src={smallOf(shownAddress(picture))} alt="" loading="lazy" decoding="async" />
          {images.length === 1 ? null : <span aria-hidden="true">{images.length}</span>}
        </div>
      )}
      <Counts
        className="post-row__counts"
        counts={[
          [t('counts.replies'), replyCount],
          [t('counts.likes'), likes],
          [t('counts.views'), views],
        ]}
      />
    </article>
  )
}

function Facts({ post, now, isBoardNamed }: Omit<PostRowProps, 'heading'>) {
  const { t } = useTranslation('forum')
  const name = useAuthorName(post)
  const { board, isAnonymous, user, createdAt, lastReplyAt } = post
  return (
    <p className="post-row__facts">
      <span className="post-row__writer">
        <MemberName author={user} isAnonymous={isAnonymous}>
          {name}
        </MemberName>
      </span>
      {isAnonymous && user.id !== null ? <span>{t('anonymousNote')}</span> : null}
      {isBoardNamed ? <Link to={boardAddress({ id: board.id })}>{board.name}</Link> : null}
      <RelativeTime at={createdAt} now={now} />
      {lastReplyAt === null ? null : (
        <span>
          {t('row.replied')} <RelativeTime at={lastReplyAt} now={now} />
        </span>
      )}
      <NewReplies post={post} />
    </p>
  )
}

/** Returns the address of the small size of an uploaded picture; other addresses are unchanged. */
const smallOf = (address: string): string => address.replace(/^(\/uploads\/[\w-]{22})\.webp$/, '$1-small.webp')
