import { useTranslation } from 'react-i18next'
import { Pager } from '#app/components/ui/pager.tsx'
import type { CommentCard } from '#server/comment/comment.schema.ts'
import { anchorOf, commentsAddress } from './comment-address.ts'
import { useComments } from './comments-context.ts'

/** Links to further pages of answers of a thread that has more than are loaded with it. */
export function MoreReplies({ comment: { id, replyCount } }: { comment: CommentCard }) {
  const { t } = useTranslation('comment')
  const { place, repliesPerPage, answersPage } = useComments()
  if (replyCount <= repliesPerPage) return null
  return (
    <div className="comments__turns">
      <Pager
        page={answersPage.threadId === id ? answersPage.page : 1}
        pages={Math.ceil(replyCount / repliesPerPage)}
        total={replyCount}
        link={page => `${commentsAddress(place, { thread: String(id), turn: String(page) })}#${anchorOf(id)}`}
        label={t('replies', { number: replyCount })}
      />
    </div>
  )
}
