import { useTranslation } from 'react-i18next'
import { EditedMark } from '#app/components/history/edited-mark.tsx'
import { MemberName } from '#app/components/member-links/member-name.tsx'
import { Avatar } from '#app/components/ui/avatar.tsx'
import { classNames } from '#app/components/ui/class-names.ts'
import { RelativeTime } from '#app/components/ui/relative-time.tsx'
import { langOf } from '#app/i18n/locale.ts'
import { Counts } from './labelled-counts.tsx'
import type { LoadedPost } from './post-page.tsx'
import { PostTags } from './post-tags.tsx'
import { useAuthorName } from './author-name.ts'

const longTitle = 40

interface PostHeadProps {
  post: LoadedPost
  /** True if the reader wrote the post. The byline of an anonymous post then says so. */
  isOwn: boolean
  now: string
}

/** Title, author and date of a post, and its counts of views, replies and likes in the margin. */
export function PostHead({ post, isOwn, now }: PostHeadProps) {
  const { t } = useTranslation('forum')
  const { title, language, views, replyCount, likes } = post
  const isLong = Array.from(title).length > longTitle
  return (
    <header className="post__head">
      <PostTags post={post} />
      <h1 className={classNames('post__title', isLong && 'is-long')} lang={langOf(language)}>
        {title}
      </h1>
      <Standing post={post} />
      <div className="post__margin">
        <Byline post={post} isOwn={isOwn} now={now} />
        <Counts
          className="post__counts"
          counts={[
            [t('counts.views'), views],
            [t('counts.replies'), replyCount],
            [t('counts.likes'), likes],
          ]}
        />
      </div>
    </header>
  )
}

function Byline({ post, isOwn, now }: PostHeadProps) {
  const { t } = useTranslation('forum')
  const name = useAuthorName(post)
  const { id, user, isAnonymous, createdAt, editedAt, can } = post
  return (
    <div className="post__byline">
      <Avatar name={name} src={user.avatar} size="small" />
      <p className="post__writer">
        <MemberName author={user} isAnonymous={isAnonymous}>
          {isAnonymous && isOwn && user.id === null ? t('anonymousYou') : name}
        </MemberName>
        {isAnonymous && user.id !== null ? (
          <span className="meta"> {t(isOwn ? 'anonymousYou' : 'anonymousNote')}</span>
        ) : null}
      </p>
      <p className="post__when">
        <RelativeTime at={createdAt} now={now} />
        <EditedMark at={editedAt} now={now} history={can.history ? `/forum/post/${id}/history` : undefined} />
      </p>
    </div>
  )
}

/** The status of a post that is not public, shown to its author and to admins. */
function Standing({ post: { status, reason } }: Pick<PostHeadProps, 'post'>) {
  const { t } = useTranslation('forum')
  if (status === 'approved') return null
  return (
    <p className="post__standing" role="status">
      {t(`post.${status}`)}
      {reason == null || reason === '' ? null : <span> {t('post.reason', { reason })}</span>}
    </p>
  )
}
