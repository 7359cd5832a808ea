import { useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { classNames } from '#app/components/ui/class-names.ts'
import type { ReplyCard } from '#server/reply/reply.schema.ts'
import { anchorOf } from './forum-address.ts'
import { ReplyAnswers } from './reply-answers.tsx'

/** The placeholder of a deleted reply. Replies that answer it keep their place (docs/product.md#floors). */
export function RemovedReply({ reply }: { reply: ReplyCard }) {
  const { t } = useTranslation('forum')
  const { hash } = useLocation()
  const anchor = anchorOf(reply.id)
  return (
    <article
      className={classNames('reply reply--removed', hash === `#${anchor}` && 'is-meant')}
      id={anchor}
      tabIndex={-1}
    >
      <p className="reply__floor">
        <span>{t('replies.floor', { floor: reply.floor })}</span>
      </p>
      <p className="reply__gone">{t('replies.removed')}</p>
      <ReplyAnswers reply={reply} />
    </article>
  )
}
