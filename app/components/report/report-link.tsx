import { useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Link } from '#app/components/ui/link.tsx'
import { VisuallyHidden } from '#app/components/ui/visually-hidden.tsx'
import type { TextType } from '#server/kernel/text-kinds.schema.ts'

interface ReportLinkProps {
  type: TextType
  id: number
  /** The id of the element on this page to return to. */
  place: string
  /** What is reported, for readers who hear the page. */
  of: string
  className?: string
}

/** Stands beside every public text of somebody else's; the page it leads to works without scripts (area `report` must be loaded). */
export function ReportLink({ type, id, place, of, className = 'report-link' }: ReportLinkProps) {
  const { t } = useTranslation('report')
  const { pathname, search } = useLocation()
  const back = encodeURIComponent(`${pathname}${search}#${place}`)
  return (
    <Link className={className} to={`/report/${type}/${id}?back=${back}`} rel="nofollow">
      {t('link')}
      <VisuallyHidden>{of}</VisuallyHidden>
    </Link>
  )
}
