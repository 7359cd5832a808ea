import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '#app/components/ui/link.tsx'

interface ReplyClosedProps {
  id: number
  why: string
  /** The text of the reply. */
  content: string
  /** The typed text that was refused. */
  children: ReactNode
}

/** Says why a reply can no longer be edited (docs/product.md#who-may-edit-or-delete). */
export function ReplyClosed({ id, why, content, children }: ReplyClosedProps) {
  const { t } = useTranslation('forum')
  return (
    <div className="confirmation grid">
      <h1 className="plain-name">{t('reply.editClosed')}</h1>
      <p role="status">{why}</p>
      <blockquote className="confirmation__what">{content}</blockquote>
      {children}
      <p className="confirmation__ways">
        <Link to={`/forum/reply/${id}`}>{t('toPost')}</Link>
      </p>
    </div>
  )
}
