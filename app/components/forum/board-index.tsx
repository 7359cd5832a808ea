import { useTranslation } from 'react-i18next'
import { Badge } from '#app/components/ui/badge.tsx'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { Link } from '#app/components/ui/link.tsx'
import type { BoardCard } from '#server/board/board.schema.ts'
import { boardAddress } from './forum-address.ts'
import { Counts } from './labelled-counts.tsx'

/** The boards as a table of contents: name, leader dots, figures (docs/product.md#forum). */
export function BoardIndex({ boards }: { boards: readonly BoardCard[] }) {
  const { t } = useTranslation('forum')
  return (
    <section className="forum__boards" aria-labelledby="boards-name">
      <h2 id="boards-name" className="forum__part">
        {t('boards.title')}
      </h2>
      {boards.length === 0 ? (
        <EmptyState title={t('boards.empty')}>
          <p>{t('boards.emptyText')}</p>
        </EmptyState>
      ) : (
        <ol className="board-index">
          {boards.map(board => (
            <Entry key={board.id} board={board} />
          ))}
        </ol>
      )}
    </section>
  )
}

function Entry({ board: { id, name, description, status, postCount, replyCount } }: { board: BoardCard }) {
  const { t } = useTranslation('forum')
  return (
    <li className="board-index__entry">
      <h3 className="board-index__name">
        <Link to={boardAddress({ id })}>{name}</Link>
        {status === 'archived' ? <Badge>{t('boards.archived')}</Badge> : null}
      </h3>
      <span className="board-index__leader" aria-hidden="true" />
      <Counts
        className="board-index__counts"
        counts={[
          [t('boards.posts'), postCount],
          [t('boards.replies'), replyCount],
        ]}
      />
      {description === '' ? null : <p className="board-index__about">{description}</p>}
    </li>
  )
}
