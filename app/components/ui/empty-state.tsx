import type { ReactNode } from 'react'
import { WaterContour } from './water-contour.tsx'

interface EmptyStateProps {
  title: ReactNode
  children?: ReactNode
  /** A link or button for the next step. */
  action?: ReactNode
}

/** The state of an empty list, with a drawing of still water. */
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
