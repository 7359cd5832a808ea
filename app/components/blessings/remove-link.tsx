import { useFetcher } from '@remix-run/react'
import { useEffect, useRef, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { confirmDialog } from '#app/components/ui/confirm-question.ts'
import { Link } from '#app/components/ui/link.tsx'
import { tellReason } from '#app/browser/tell-reason.ts'
import { showToast } from '#app/components/ui/show-toast.ts'
import { isReply } from '#app/components/form/reply.ts'
import type { action } from '#app/routes/blessing-remove.tsx'

interface RemoveLinkProps {
  id: number
  /** Where the page stays: told when it is gone. */
  onRemoved: ((id: number) => void) | undefined
}

/** Asks in a dialog; without scripts the address asks on a page. */
export function RemoveLink({ id, onRemoved }: RemoveLinkProps) {
  const { t } = useTranslation('blessing')
  const fetcher = useFetcher<typeof action>()
  const told = useRef<typeof fetcher.data>(undefined)
  useEffect(() => {
    const answer = fetcher.data
    if (answer === undefined || answer === told.current) return
    told.current = answer
    if ('removed' in answer) {
      showToast({ type: 'success', message: t('one.removed') })
      onRemoved?.(answer.removed)
    } else if (isReply(answer) && answer.message !== undefined) {
      const { message, translation } = answer
      tellReason({ message, translation }, reason => reason)
    }
  })
  async function ask(event: MouseEvent): Promise<void> {
    event.preventDefault()
    const isMeant = await confirmDialog({
      type: 'danger',
      title: t('one.removeTitle'),
      message: t('one.removeText'),
      confirmText: t('wall.remove'),
    })
    const stay = onRemoved === undefined ? '' : '?stay'
    if (isMeant) fetcher.submit(null, { method: 'post', action: `/blessings/${id}/remove${stay}` })
  }
  return (
    <Link to={`/blessings/${id}/remove`} onClick={event => void ask(event)} aria-disabled={fetcher.state !== 'idle'}>
      {t('wall.remove')}
    </Link>
  )
}
