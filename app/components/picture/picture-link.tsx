import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '#app/components/ui/link.tsx'

interface PictureLinkProps {
  /** The page of the picture. */
  to: string
  /** Where the picture has no words of its own. */
  name?: string | undefined
  children: ReactNode
}

/** A picture that leads to its own page; where the page calls `usePictureViewer`, the viewer opens in its place. */
export function PictureLink({ to, name, children }: PictureLinkProps) {
  const { t } = useTranslation('picture')
  const marks = { className: 'picture', 'data-picture': '', title: t('open') }
  return (
    <Link to={to} rel="nofollow" aria-label={name} reloadDocument {...marks}>
      {children}
    </Link>
  )
}
