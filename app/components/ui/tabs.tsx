import { useLocation } from '@remix-run/react'
import { Link, NavLink } from './link.tsx'

interface Tab {
  to: string
  label: string
  /** True if only the exact address counts as current. */
  end?: boolean
  /** Another address for which the tab is current. */
  also?: string
}

/** Tabs as links to nested routes; the current one has aria-current. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const { pathname } = useLocation()
  return (
    <nav className="tabs" aria-label={label}>
      <ul className="tabs__list">
        {tabs.map(tab => (
          <li key={tab.to}>
            {tab.also === pathname ? (
              <Link className="tabs__link" to={tab.to} aria-current="page" preventScrollReset>
                {tab.label}
              </Link>
            ) : (
              <NavLink className="tabs__link" to={tab.to} end={tab.end ?? false} preventScrollReset>
                {tab.label}
              </NavLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
