import { useTranslation } from 'react-i18next'
import { Link } from '#app/components/ui/link.tsx'

interface NoticesAbovePageProps {
  /** The banner that admins show above every page for some days. */
  banner: { text: string; lang: 'zh-CN' | undefined; link?: { to: string; label: string } } | null
  isReadOnly: boolean
}

/** The notes above every page: the banner, and the read-only mode, so that nobody types a text that cannot be saved. */
export function NoticesAbovePage({ banner, isReadOnly }: NoticesAbovePageProps) {
  const { t } = useTranslation('shell')
  if (banner === null && !isReadOnly) return null
  return (
    <div className="notices-above-page">
      {banner === null ? null : (
        <aside className="notice" aria-label={t('banner')}>
          <p lang={banner.lang}>
            {banner.text} {banner.link === undefined ? null : <Link to={banner.link.to}>{banner.link.label}</Link>}
          </p>
        </aside>
      )}
      {isReadOnly ? (
        <div className="notice notice--warning" role="note">
          <p>{t('readOnly')}</p>
        </div>
      ) : null}
    </div>
  )
}
