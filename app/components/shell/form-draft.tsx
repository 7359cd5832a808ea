import { useLocation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { followForm, type FollowedForm } from '#app/browser/draft-form.ts'
import { Button } from '#app/components/ui/button.tsx'
import { useRoot } from './use-root.ts'

interface FormDraftProps {
  /** Which form, and where: one post's result is not another's. The path of the page, unless told otherwise. */
  form: string
  place?: string | undefined
  /** When the form last saved itself: what the server has needs no draft. */
  savedAt?: number | undefined
}

/**
 * Stands inside a form and keeps what is typed there until it is taken, so that it comes back after a session has ended, a tab was closed
 * or a page failed (docs/product.md#drafts). Passwords, codes, hidden fields and files are never kept. Needs no further wiring.
 */
export function FormDraft({ form, place, savedAt = 0 }: FormDraftProps) {
  const { t } = useTranslation('ui')
  const mark = useRef<HTMLSpanElement>(null)
  const followed = useRef<FollowedForm>()
  const [restored, setRestored] = useState(false)
  const path = useLocation().pathname
  const where = place ?? path
  const reader = useRoot()?.me?.id ?? null
  useEffect(() => {
    const element = mark.current?.closest('form')
    if (!element) return undefined
    const following = followForm(element, { form, place: where, reader }, () => setRestored(false))
    followed.current = following
    setRestored(following.restore())
    return following.stop
  }, [form, where, reader])
  useEffect(() => {
    if (savedAt > 0) followed.current?.forget()
  }, [savedAt])
  function discard(): void {
    followed.current?.discard()
    setRestored(false)
  }
  return (
    <span ref={mark} className="draft" role="status">
      {restored ? (
        <>
          {t('draft.restored')}{' '}
          <Button variant="link" onClick={discard}>
            {t('draft.discard')}
          </Button>
        </>
      ) : null}
    </span>
  )
}
