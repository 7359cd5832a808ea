import { useTranslation } from 'react-i18next'
import { FoldedText } from '#app/components/mute/folded-text.tsx'
import { MemberName } from '#app/components/member-links/member-name.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { RelativeTime } from '#app/components/ui/relative-time.tsx'
import type { ReplyCard } from '#server/reply/reply.schema.ts'
import { ReplyText } from './reply-text.tsx'
import { useAuthorName } from './author-name.ts'

/** The replies that answer a floor, in the order of their floors. Each links to its floor, where it can be answered. */
export function AnswerList({ answers, now }: { answers: readonly ReplyCard[]; now: string }) {
  const { t } = useTranslation('forum')
  return (
    <ol className="answers" aria-label={t('answers.list')}>
      {answers.map(reply => (
        <li key={reply.id}>
          <FoldedText text={reply} kind="reply" place={t('replies.floor', { floor: reply.floor })}>
            <Answer reply={reply} now={now} />
          </FoldedText>
        </li>
      ))}
    </ol>
  )
}

/** One reply without its acts. */
export function Answer({ reply, now }: { reply: ReplyCard; now: string }) {
  const { t } = useTranslation('forum')
  const name = useAuthorName(reply)
  const { id, floor, user, createdAt } = reply
  return (
    <>
      <p className="answers__head">
        <Link to={`/forum/reply/${id}`} rel="nofollow" title={t('replies.permalink', { floor })}>
          {t('replies.floor', { floor })}
        </Link>
        {reply.isRemoved ? (
          <span>{t('replies.removed')}</span>
        ) : (
          <>
            <strong>
              <MemberName author={user}>{name}</MemberName>
            </strong>
            <RelativeTime at={createdAt} now={now} />
          </>
        )}
      </p>
      <ReplyText reply={reply} />
    </>
  )
}
