import type { ReactNode } from 'react'
import { WaterContour } from './water-contour.tsx'

interface EmptyStateProps {
  title: ReactNode
  children?: ReactNode
  /** What to do about it. */
  action?: ReactNode
}

/** Still water: nothing here yet. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <WaterContour shape="pool" />
      <p className="empty-state__title">{title}</p>
      {children === undefined ? null : <div className="empty-state__text">{children}</div>}
      {action === undefined ? null : <div className="empty-state__action">{action}</div>}
    </div>
  )
}
