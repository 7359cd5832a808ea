import { useTranslation } from 'react-i18next'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { usePictureViewer } from '#app/components/picture/use-picture-viewer.ts'
import { Link } from '#app/components/ui/link.tsx'
import { Pager } from '#app/components/ui/pager.tsx'
import type { ReplyCard } from '#server/reply/reply.schema.ts'
import { answersAddress } from './forum-address.ts'
import { Answer, AnswerList } from './answer-list.tsx'

interface AnswersPageProps {
  title: string
  to: ReplyCard
  answers: readonly ReplyCard[]
  total: number
  page: number
  totalPages: number
  now: string
}

/** A floor and, below it, the replies that answer it (docs/product.md#floors). */
export function AnswersPage({ title, to, answers, total, page, totalPages, now }: AnswersPageProps) {
  usePictureViewer()
  const { t } = useTranslation('forum')
  return (
    <div className="answers-page grid">
      <p className="back-link">
        <Link to={`/forum/reply/${to.id}`}>{t('toPost')}</Link>
      </p>
      <h1 className="plain-name">{title}</h1>
      <article className="answers-page__floor">
        <Answer reply={to} now={now} />
      </article>
      {answers.length === 0 ? (
        <EmptyState title={total === 0 ? t('answers.empty') : t('replies.emptyPage')} />
      ) : (
        <AnswerList answers={answers} now={now} />
      )}
      {totalPages > 1 ? (
        <Pager
          page={page}
          pages={totalPages}
          total={total}
          link={next => `${answersAddress(to.id)}${next === 1 ? '' : `?page=${next}`}`}
          label={t('answers.pages')}
        />
      ) : null}
    </div>
  )
}
