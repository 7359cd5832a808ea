import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { PostSort } from '#server/post/post.schema.ts'
import { boardAt } from './address.ts'

const sorts = ['latest', 'hot', 'highlighted', 'active'] as const satisfies readonly PostSort[]

/** The four orders of a board are addresses (spec 2.14); the chosen one says so. */
export function SortLinks({ board, current }: { board: number; current: PostSort }) {
  const { t } = useTranslation('forum')
  return (
    <nav className="tabs board__sorts" aria-label={t('board.sorts')}>
      <ul className="tabs__list">
        {sorts.map(sort => (
          <li key={sort}>
            <Link
              className="tabs__link"
              to={boardAt({ id: board, sort })}
              aria-current={sort === current ? 'page' : undefined}
              preventScrollReset
            >
              {t(`board.sort.${sort}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
