import type { ReactNode } from 'react'

interface AdminHeadProps {
  title: string
  lead?: string
  children?: ReactNode
}

/** The heading of a page of the desk, what the page is for, and where it leads. */
export function AdminHead({ title, lead, children }: AdminHeadProps) {
  return (
    <header className="admin__head">
      <h1 className="admin__title">{title}</h1>
      {lead === undefined ? null : <p className="meta">{lead}</p>}
      {children}
    </header>
  )
}
