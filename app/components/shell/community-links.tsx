import { useTranslation } from 'react-i18next'
import { NavLink } from '#app/components/ui/link.tsx'
import { communityPages } from './site-links.ts'

/** List items with links to the community pages; the current one has aria-current. */
export function CommunityLinks({ className }: { className: string }) {
  const { t } = useTranslation('shell')
  return (
    <>
      {communityPages.map(({ key, to }) => (
        <li key={key}>
          <NavLink to={to} className={className}>
            {t(`community.${key}`)}
          </NavLink>
        </li>
      ))}
    </>
  )
}
