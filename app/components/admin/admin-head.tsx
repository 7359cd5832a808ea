import type { ReactNode } from 'react'

interface AdminHeadProps {
  title: string
  lead?: string
  children?: ReactNode
}

/** The heading of an admin page, its purpose, and links to related pages. */
export function AdminHead({ title, lead, children }: AdminHeadProps) {
  return (
    <header className="admin__head">
      <h1 className="admin__title">{title}</h1>
      {lead === undefined ? null : <p className="meta">{lead}</p>}
      {children}
    </header>
  )
}
