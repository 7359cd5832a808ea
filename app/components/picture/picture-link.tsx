import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '#app/components/ui/link.tsx'

interface PictureLinkProps {
  /** The address of the picture's own page. */
  to: string
  /** The accessible name of a picture without a description. */
  name?: string | undefined
  children: ReactNode
}

/** A picture that links to its own page. If the page calls `usePictureViewer`, a click opens the viewer instead. */
export function PictureLink({ to, name, children }: PictureLinkProps) {
  const { t } = useTranslation('picture')
  const marks = { className: 'picture', 'data-picture': '', title: t('open') }
  return (
    <Link to={to} rel="nofollow" aria-label={name} reloadDocument {...marks}>
      {children}
    </Link>
  )
}
