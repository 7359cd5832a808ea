import { useTranslation } from 'react-i18next'
import { NavLink } from '#app/components/ui/link.tsx'
import { chapters } from './site-links.ts'

/** The seven main links; the current one has aria-current. */
export function ChapterLinks({ className }: { className: string }) {
  const { t } = useTranslation('shell')
  return (
    <ol className={className}>
      {chapters.map(({ key, to }) => (
        <li key={key}>
          <NavLink to={to} end={to === '/'} className={`${className}__link`}>
            {t(`nav.${key}`)}
          </NavLink>
        </li>
      ))}
    </ol>
  )
}
