import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { confirmDialog } from '#app/components/ui/confirm-question.ts'
import { Link } from '#app/components/ui/link.tsx'
import { showToast } from '#app/components/ui/show-toast.ts'
import type { FormResult } from '#app/components/form/form-result.ts'
import { showRefusal } from '#app/components/form/use-action-result.ts'
import { useFetcherWithResult } from '#app/remix/use-fetcher-with-result.ts'

interface RemoveLinkProps {
  id: number
  /** Called after removal if the page stays open. */
  onRemoved: ((id: number) => void) | undefined
}

/** Asks for confirmation before a blessing is removed: in a dialog with scripts, on its own page without. */
export function RemoveLink({ id, onRemoved }: RemoveLinkProps) {
  const { t } = useTranslation('blessing')
  const fetcher = useFetcherWithResult<{ removed: number } | FormResult>(`remove-blessing-${id}`, result => {
    if ('removed' in result) {
      showToast({ type: 'success', message: t('one.removed') })
      onRemoved?.(result.removed)
    } else showRefusal(result, reason => reason)
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
