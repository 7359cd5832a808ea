import { useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Link } from '#app/components/ui/link.tsx'
import { VisuallyHidden } from '#app/components/ui/visually-hidden.tsx'
import type { TextType } from '#server/kernel/text-kind-properties.schema.ts'

interface ReportLinkProps {
  type: TextType
  id: number
  /** The id of the element on this page to return to. */
  place: string
  /** The name of the reported text, for screen readers. */
  of: string
  className?: string
}

/** Link beside a public text by another user. It leads to a page that works without scripts (the texts of the namespace `report` must be loaded). */
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
