import { useSubmit } from '@remix-run/react'
import type { MouseEvent } from 'react'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { confirmDialog } from '#app/components/ui/confirm-question.ts'

export interface Removal {
  /** The page that asks, and takes the answer. */
  page: string
  label: string
  ask: string
}

/** Takes back something of one's own: a dialog asks where scripts run; where not, a page does. */
export function UndoOwnButton({ page, label, ask }: Removal) {
  const submit = useSubmit()
  async function question(event: MouseEvent): Promise<void> {
    event.preventDefault()
    if (await confirmDialog({ title: label, message: ask, confirmText: label, type: 'danger' }))
      submit(null, { method: 'post', action: page })
  }
  return (
    <ButtonLink to={page} variant="link" className="own__act" onClick={event => void question(event)}>
      {label}
    </ButtonLink>
  )
}
