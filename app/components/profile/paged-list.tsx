import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { Pager } from '#app/components/ui/pager.tsx'

interface PagedListProps {
  /** The address of the list; `?page=` selects a page. */
  at: string
  page: number
  total: number
  totalPages: number
  /** The entries of this page. */
  children: ReactNode
}

/** One page of a member's own list, with links to the others. A page beyond the last one says so. */
export function PagedList({ at, page, total, totalPages, children }: PagedListProps) {
  const { t } = useTranslation('profile')
  return (
    <>
      {page > totalPages ? (
        <EmptyState title={t('emptyPage')} action={<Link to={at}>{t('firstPage')}</Link>} />
      ) : (
        children
      )}
      <Pager page={page} pages={totalPages} total={total} link={to => (to === 1 ? at : `${at}?page=${to}`)} />
    </>
  )
}
