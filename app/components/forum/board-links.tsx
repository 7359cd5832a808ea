import { useTranslation } from 'react-i18next'
import { Link } from '#app/components/ui/link.tsx'
import type { BoardCard } from '#server/board/board.schema.ts'
import { boardAddress } from './forum-address.ts'

/** Links to the other boards, in the margin of a board. */
export function BoardLinks({ boards, current }: { boards: readonly BoardCard[]; current: number }) {
  const { t } = useTranslation('forum')
  return (
    <nav className="board-links" aria-label={t('board.others')}>
      <p className="board-links__name">{t('board.others')}</p>
      <ul className="board-links__list">
        {boards.map(({ id, name, postCount }) => (
          <li key={id}>
            <Link to={boardAddress({ id })} aria-current={id === current ? 'page' : undefined}>
              <span>{name}</span>
              <span className="board-links__count">{postCount}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
