import { useTranslation } from 'react-i18next'
import { Link } from './link.tsx'

interface PagerProps {
  page: number
  pages: number
  total?: number | undefined
  /** Returns the address of a page: `page => \`?page=${page}\`` */
  link: (page: number) => string
  label?: string | undefined
}

export function Pager({ page, pages, total, link, label }: PagerProps) {
  const { t } = useTranslation('ui')
  if (pages <= 1 && total === undefined) return null
  return (
    <nav className="pager" aria-label={label ?? t('pager.label')}>
      <Turn to={page > 1 ? link(Math.min(page - 1, Math.max(pages, 1))) : undefined} rel="prev">
        {t('pager.previous')}
      </Turn>
      <p className="pager__place">
        <span aria-current="page">{t('pager.page', { page, pages: Math.max(pages, 1) })}</span>
        {total === undefined ? null : <span className="pager__total">{t('pager.total', { total })}</span>}
      </p>
      <Turn to={page < pages ? link(page + 1) : undefined} rel="next">
        {t('pager.next')}
      </Turn>
    </nav>
  )
}

function Turn({ to, rel, children }: { to: string | undefined; rel: 'prev' | 'next'; children: string }) {
  const className = `pager__turn pager__turn--${rel}`
  if (to === undefined) {
    return (
      <span className={className} role="link" aria-disabled="true">
        {children}
      </span>
    )
  }
  return (
    <Link className={className} to={to} rel={rel}>
      {children}
    </Link>
  )
}
