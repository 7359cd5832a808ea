import { useSubmit } from '@remix-run/react'
import type { MouseEvent } from 'react'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { confirmDialog } from '#app/components/ui/confirm-question.ts'

export interface OwnRemoval {
  /** The page that asks for confirmation; its action removes the entry. */
  page: string
  label: string
  ask: string
}

/** Removes something of the member's own. It asks for confirmation in a dialog with scripts, on a page without. */
export function RemoveOwnButton({ page, label, ask }: OwnRemoval) {
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
