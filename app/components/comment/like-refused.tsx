import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

/** What a browser without scripts is told when a like was not taken. */
export function LikeRefused({ reason, back }: { reason: string | undefined; back: string }) {
  const { t } = useTranslation('comment')
  return (
    <div className="article-removal grid">
      <h1 className="plain-name">{t('likeRefused.name')}</h1>
      <div className="article-removal__question">
        <p role="alert">{reason}</p>
        <p>
          <Link to={back}>{t('likeRefused.back')}</Link>
        </p>
      </div>
    </div>
  )
}
