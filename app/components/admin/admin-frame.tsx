import { NavLink } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '#app/components/ui/visually-hidden.tsx'

interface AdminFrameProps {
  waiting: { pledges: number; texts: number; reports: number }
  children: ReactNode
}

/** An instrument: its sections to one side, figures and lists to the other. */
export function AdminFrame({ waiting, children }: AdminFrameProps) {
  const { t } = useTranslation('admin')
  return (
    <div className="admin grid">
      <nav className="admin__nav" aria-label={t('navLabel')}>
        <p className="admin__name">{t('title')}</p>
        <ul className="admin__sections">
          <li>
            <NavLink className="admin__section" to="/admin" end>
              {t('nav.overview')}
            </NavLink>
          </li>
          <li>
            <NavLink className="admin__section" to="/admin/pledges">
              {t('nav.pledges')}
              <Waiting number={waiting.pledges} />
            </NavLink>
          </li>
          <li>
            <NavLink className="admin__section" to="/admin/texts">
              {t('nav.texts')}
              <Waiting number={waiting.texts} />
            </NavLink>
          </li>
          <li>
            <NavLink className="admin__section" to="/admin/reports">
              {t('nav.reports')}
              <Waiting number={waiting.reports} />
            </NavLink>
          </li>
          <li>
            <NavLink className="admin__section" to="/admin/rules">
              {t('nav.rules')}
            </NavLink>
          </li>
          <li>
            <NavLink className="admin__section" to="/admin/boards">
              {t('nav.boards')}
            </NavLink>
          </li>
          <li>
            <NavLink className="admin__section" to="/admin/audit">
              {t('nav.audit')}
            </NavLink>
          </li>
          <li>
            <NavLink className="admin__section" to="/admin/settings">
              {t('nav.settings')}
            </NavLink>
          </li>
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
