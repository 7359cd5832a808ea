import { useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

/** Says that a part of the page could not be read, with a button that retries (docs/product.md#forum). */
export function ReadFailed({ text }: { text: string }) {
  const { t } = useTranslation('forum')
  const { pathname, search } = useLocation()
  return (
    <p className="read-failed" role="alert">
      <strong>{text}</strong>
      <a href={`${pathname}${search}`}>{t('board.retry')}</a>
    </p>
  )
}
