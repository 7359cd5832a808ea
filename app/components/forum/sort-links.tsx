import { useTranslation } from 'react-i18next'
import { FilterLinks } from '#app/components/filter/filter-links.tsx'
import type { PostSort } from '#server/post/post.schema.ts'
import { boardAddress } from './forum-address.ts'

const sorts = ['latest', 'hot', 'highlighted', 'active'] as const satisfies readonly PostSort[]

/** The four orders of a board (docs/product.md#board). */
export function SortLinks({ board, current }: { board: number; current: PostSort }) {
  const { t } = useTranslation('forum')
  const links = sorts.map(sort => ({
    to: boardAddress({ id: board, sort }),
    name: t(`board.sort.${sort}`),
    isCurrent: sort === current,
  }))
  return <FilterLinks className="board__sorts" label={t('board.sorts')} links={links} />
}
