import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { WaterContour } from '#app/components/ui/water-contour.tsx'

/** Shown to guests instead of a page for members, with links to log in or register. */
export function MembersOnlyPage({ name, path }: { name: string; path: string }) {
  const { t } = useTranslation('member')
  const back = `?redirect=${encodeURIComponent(path)}`
  return (
    <div className="closed grid">
      <h1 className="closed__title">{t('closed.title')}</h1>
      <p className="closed__text">{t('closed.text', { name })}</p>
      <p className="closed__acts">
        <ButtonLink to={`/login${back}`} variant="primary" rel="nofollow">
          {t('closed.login')}
        </ButtonLink>
        <Link to="/register" rel="nofollow">
          {t('closed.register')}
        </Link>
      </p>
      <WaterContour shape="pool" />
    </div>
  )
}
