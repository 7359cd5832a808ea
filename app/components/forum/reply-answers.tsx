import { useFetcher } from '@remix-run/react'
import { type MouseEvent, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '#app/components/ui/link.tsx'
import type { loader } from '#app/routes/forum-reply-answers.tsx'
import type { ReplyCard } from '#server/reply/reply.schema.ts'
import { answersAddress } from './forum-address.ts'
import { AnswerList } from './answer-list.tsx'

type Answered = Pick<ReplyCard, 'id' | 'floor' | 'answerCount'>

/** The number of answers to this floor. It links to their page; with scripts they unfold below it. */
export function ReplyAnswers({ reply }: { reply: Answered }) {
  const { t } = useTranslation('forum')
  const [isOpen, setIsOpen] = useState(false)
  const body = useId()
  const { id, answerCount } = reply
  if (answerCount === 0) return null
  function unfold(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setIsOpen(was => !was)
  }
  return (
    <div className="reply__answers">
      <Link
        to={answersAddress(id)}
        className="reply__unfold"
        rel="nofollow"
        aria-expanded={isOpen}
        aria-controls={isOpen ? body : undefined}
        onClick={unfold}
      >
        {t('replies.answerCount', { number: answerCount })}
      </Link>
      {isOpen ? <Unfolded reply={reply} id={body} /> : null}
    </div>
  )
}

function Unfolded({ reply, id }: { reply: Answered; id: string }) {
  const { t } = useTranslation('forum')
  const { load, data, state } = useFetcher<typeof loader>()
  const at = answersAddress(reply.id)
  // A new answer reloads the list.
  useEffect(() => {
    load(at)
  }, [load, at, reply.answerCount])
  return (
    <div id={id} className="reply__unfolded">
      {data === undefined ? (
        <p className="meta" role="status">
          {state === 'idle' ? '' : t('answers.loading')}
        </p>
      ) : (
        <>
          <AnswerList answers={data.answers} now={data.now} />
          {data.totalPages > 1 ? (
            <p>
              <Link to={`${at}?page=2`}>{t('answers.further', { number: data.total })}</Link>
            </p>
          ) : null}
        </>
      )}
    </div>
  )
}
