import { useTranslation } from 'react-i18next'
import { FoldedText } from '#app/components/mute/folded-text.tsx'
import { MemberName } from '#app/components/person/member-name.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { RelativeTime } from '#app/components/ui/relative-time.tsx'
import type { ReplyCard } from '#server/reply/reply.schema.ts'
import { ReplyWords } from './reply-words.tsx'
import { useWriter } from './writer-name.ts'

/** What answers a floor, by floor: to be read here, and to be answered where each stands. */
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

/** One reply without what may be done with it. */
export function Answer({ reply, now }: { reply: ReplyCard; now: string }) {
  const { t } = useTranslation('forum')
  const name = useWriter(reply)
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
              <MemberName person={user}>{name}</MemberName>
            </strong>
            <RelativeTime at={createdAt} now={now} />
          </>
        )}
      </p>
      <ReplyWords reply={reply} />
    </>
  )
}
