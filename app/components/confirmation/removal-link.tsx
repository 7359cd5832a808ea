import { useSubmit } from '@remix-run/react'
import type { MouseEvent } from 'react'
import { confirmDialog } from '#app/components/ui/confirm-question.ts'
import { Link } from '#app/components/ui/link.tsx'
import { VisuallyHidden } from '#app/components/ui/visually-hidden.tsx'

interface RemovalLinkProps {
  /** The confirmation page for readers without scripts. */
  to: string
  question: { title: string; message: string; confirmText: string }
  className: string
  name: string
  /** The name of what is removed, for screen readers. */
  of?: string
  /** For a page that stays open: the address of the form, and a callback that runs before it is sent. */
  inPlace?: { action: string; onSure?: () => void }
}

/** Asks for confirmation before a text is removed: in a dialog with scripts, on its own page without. */
export function RemovalLink({ to, question, className, name, of, inPlace }: RemovalLinkProps) {
  const submit = useSubmit()
  async function ask(event: MouseEvent): Promise<void> {
    event.preventDefault()
    if (!(await confirmDialog({ ...question, type: 'danger' }))) return
    inPlace?.onSure?.()
    submit(null, { method: 'post', action: inPlace?.action ?? to, preventScrollReset: inPlace !== undefined })
  }
  return (
    <Link to={to} className={className} rel="nofollow" onClick={event => void ask(event)}>
      {name} {of === undefined ? null : <VisuallyHidden>{of}</VisuallyHidden>}
    </Link>
  )
}
