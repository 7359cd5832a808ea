import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from '#app/components/ui/link.tsx'
import { VisuallyHidden } from '#app/components/ui/visually-hidden.tsx'

interface AdminFrameProps {
  waiting: { pledges: number; texts: number; reports: number }
  children: ReactNode
}

const sections = [
  'overview',
  'days',
  'pledges',
  'texts',
  'reports',
  'rules',
  'members',
  'boards',
  'audit',
  'downloads',
  'settings',
  'health',
] as const

/** An instrument: its sections to one side, figures and lists to the other. */
export function AdminFrame({ waiting, children }: AdminFrameProps) {
  const { t } = useTranslation('admin')
  const numbers: Partial<Record<(typeof sections)[number], number>> = waiting
  return (
    <div className="admin grid">
      <nav className="admin__nav" aria-label={t('navLabel')}>
        <p className="admin__name">{t('title')}</p>
        <ul className="admin__sections">
          {sections.map(section => (
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
