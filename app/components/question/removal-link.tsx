import { useSubmit } from '@remix-run/react'
import type { MouseEvent } from 'react'
import { confirmDialog } from '#app/components/ui/confirm-question.ts'
import { Link } from '#app/components/ui/link.tsx'

interface RemovalLinkProps {
  /** The page that asks where no script can. */
  to: string
  question: { title: string; message: string; confirmText: string }
  className: string
  name: string
  /** For a page that stays open: the address of the act, and a callback before it is sent. */
  inPlace?: { action: string; onSure?: () => void }
}

/** Asks before a text goes: a dialog where scripts run, a page of its own where not. */
export function RemovalLink({ to, question, className, name, inPlace }: RemovalLinkProps) {
  const submit = useSubmit()
  async function ask(event: MouseEvent): Promise<void> {
    event.preventDefault()
    if (!(await confirmDialog({ ...question, type: 'danger' }))) return
    inPlace?.onSure?.()
    submit(null, { method: 'post', action: inPlace?.action ?? to, preventScrollReset: inPlace !== undefined })
  }
  return (
    <Link to={to} className={className} rel="nofollow" onClick={event => void ask(event)}>
      {name}
    </Link>
  )
}
