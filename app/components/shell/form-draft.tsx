import { useLocation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trackForm, type TrackedForm } from '#app/browser/draft-form.ts'
import { Button } from '#app/components/ui/button.tsx'
import { useRoot } from './use-root.ts'

interface FormDraftProps {
  /** The form and its place, so that a reply to one post is not restored at another. By default the path of the page. */
  form: string
  place?: string | undefined
  /** When the form last saved itself, in milliseconds. The server then has the text, so no draft is needed. */
  savedAt?: number | undefined
}

/**
 * Keeps the typed values of the form around it until the form is accepted, so that they return after the end of a session, a closed tab or a failed
 * page (docs/product.md#drafts). Passwords, codes, hidden fields and files are never stored.
 */
export function FormDraft({ form, place, savedAt = 0 }: FormDraftProps) {
  const { t } = useTranslation('ui')
  const mark = useRef<HTMLSpanElement>(null)
  const followed = useRef<TrackedForm>()
  const [restored, setRestored] = useState(false)
  const path = useLocation().pathname
  const where = place ?? path
  const reader = useRoot()?.me?.id ?? null
  useEffect(() => {
    const element = mark.current?.closest('form')
    if (!element) return undefined
    const following = trackForm(element, { form, place: where, reader }, () => setRestored(false))
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
