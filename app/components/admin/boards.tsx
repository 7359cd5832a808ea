import { useTranslation } from 'react-i18next'
import { AdminHead } from './admin-head.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { TextLink } from '#app/components/ui/text-link.tsx'
import type { BoardCard } from '#server/board/board.schema.ts'

/** The boards in the order in which readers see them, archived ones included. */
export function Boards({ boards }: { boards: readonly BoardCard[] }) {
  const { t } = useTranslation('boards')
  return (
    <>
      <AdminHead title={t('name')} lead={t('lead')} />
      <p>
        <TextLink to="/admin/boards/new" tone="onward">
          {t('open')}
        </TextLink>
      </p>
      {boards.length === 0 ? (
        <EmptyState title={t('none')} />
      ) : (
        <ol className="reviews" aria-label={t('list')}>
          {boards.map(board => (
            <Row key={board.id} {...board} />
          ))}
        </ol>
      )}
    </>
  )
}

function Row({ id, name, description, order, status, postCount, replyCount }: BoardCard) {
  const { t } = useTranslation('boards')
  const place = `board-${id}`
  return (
    <li className="review" aria-labelledby={place}>
      <p className="review__place meta">{t('order', { order })}</p>
      <div className="review__words">
        <p className="review__sender">
          <strong id={place}>{name}</strong> {status === 'archived' ? <Badge>{t('archived')}</Badge> : null}
        </p>
        <p className="review__message">{description}</p>
        <p className="review__facts meta">
          <span>{t('counts', { posts: postCount, replies: replyCount })}</span>
          <Link to={`/forum/board/${id}`} aria-describedby={place}>
            {t('look')}
          </Link>
        </p>
      </div>
      <div className="review__acts">
        <Link className="button button--quiet" to={`/admin/boards/${id}`} aria-describedby={place}>
          {t('edit')}
        </Link>
      </div>
    </li>
  )
}
