import type { ReactNode } from 'react'

/** Buttons of a test page that belong together. */
export function TrialGroup({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className="trial__group">
      {title === undefined ? null : <h3 className="trial__heading">{title}</h3>}
      <div className="trial__buttons">{children}</div>
    </div>
  )
}
