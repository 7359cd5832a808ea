import { NavLink } from '@remix-run/react'

export interface Tab {
  to: string
  label: string
  /** Only the exact address counts as current. */
  end?: boolean
}

/** Tabs are addresses: links to nested routes, the current one carries aria-current. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      <ul className="tabs__list">
        {tabs.map(tab => (
          <li key={tab.to}>
            <NavLink className="tabs__link" to={tab.to} end={tab.end ?? false} preventScrollReset>
              {tab.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
