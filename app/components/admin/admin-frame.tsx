import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from '#app/components/ui/link.tsx'
import { grants, type Right, type Role } from '#server/kernel/rights.schema.ts'
import { VisuallyHidden } from '#app/components/ui/visually-hidden.tsx'

interface AdminFrameProps {
  role: Role
  waiting: { review: number; pledges: number }
  children: ReactNode
}

/** Each section of the admin pages with the right that opens it. */
export const sections = {
  overview: 'review',
  review: 'review',
  content: 'review',
  days: 'figures',
  pledges: 'review',
  rules: 'settings',
  members: 'members',
  suspensions: 'suspend',
  boards: 'boards',
  story: 'story',
  audit: 'audit',
  downloads: 'downloads',
  book: 'downloads',
  settings: 'settings',
  site: 'settings',
  limits: 'settings',
  health: 'figures',
  backups: 'backups',
  rights: 'review',
} as const satisfies Record<string, Right>

type Section = keyof typeof sections

const allSections = Object.keys(sections).filter((name): name is Section => name in sections)

/** Layout of the admin pages: navigation between the sections on one side, the page on the other. */
export function AdminFrame({ role, waiting, children }: AdminFrameProps) {
  const { t } = useTranslation('admin')
  const numbers: Partial<Record<Section, number>> = waiting
  return (
    <div className="admin grid">
      <nav className="admin__nav" aria-label={t('navLabel')}>
        <p className="admin__name">{t('title')}</p>
        <ul className="admin__sections">
          {allSections
            .filter(section => grants(role, sections[section]))
            .map(section => (
              <li key={section}>
                <NavLink
                  className="admin__section"
                  to={section === 'overview' ? '/admin' : `/admin/${section}`}
                  end={section === 'overview'}
                >
                  {t(`nav.${section}`)}
                  <Waiting number={numbers[section] ?? 0} />
                </NavLink>
              </li>
            ))}
        </ul>
      </nav>
      <div className="admin__sheet">{children}</div>
    </div>
  )
}

function Waiting({ number }: { number: number }) {
  const { t } = useTranslation('admin')
  if (number === 0) return null
  return (
    <span className="admin__waiting">
      <span aria-hidden="true">{number}</span>
      <VisuallyHidden>{t('waiting', { number })}</VisuallyHidden>
    </span>
  )
}
