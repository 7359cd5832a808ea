import { Form, useNavigation } from '@remix-run/react'
import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react'
import { Button, type ButtonVariant } from '#app/components/ui/button.tsx'
import { FormSummary } from '#app/components/ui/form-summary.tsx'
import { isFormResult, summaryOf, type FormResult } from '#app/components/form/form-result.ts'
import { onSubmissionEnd } from '#app/remix/router.ts'

/** True while the form with this `act` is being submitted. */
function useBusy(act: string): boolean {
  const { state, formData } = useNavigation()
  return state !== 'idle' && formData?.get('act') === act
}

interface ActFormProps {
  act: string
  names: readonly string[]
  result: FormResult | undefined
  /** The heading above the problems of a refused form. */
  failed: string
  /** The address of the action; by default the page itself. */
  action?: string
  /** Called when the form was accepted and the page stays open. */
  onAccepted?: (form: HTMLFormElement) => void
  children: ReactNode
}

function useAccepted(
  act: string,
  result: FormResult | undefined,
  onAccepted: ActFormProps['onAccepted'],
): RefObject<HTMLFormElement> {
  const form = useRef<HTMLFormElement>(null)
  const isAccepted = useRef(false)
  useEffect(() => {
    return onSubmissionEnd(act, given => (isAccepted.current = !isFormResult(given)))
  }, [act])
  useEffect(() => {
    // While an earlier refusal is still rendered, its values are those that a reset would restore.
    if (!isAccepted.current || result !== undefined || form.current === null) return
    isAccepted.current = false
    onAccepted?.(form.current)
  })
  return form
}

/** One of several forms of a page. Its first button is hidden and receives Enter, because the first visible button may do something else. */
export function ActForm({ act, names, result, failed, action, onAccepted, children }: ActFormProps) {
  const form = useAccepted(act, result, onAccepted)
  const problems = useMemo(() => summaryOf(act, names, result), [act, names, result])
  return (
    <Form
      ref={form}
      method="post"
      className="act-form"
      noValidate
      preventScrollReset
      {...(action === undefined ? {} : { action })}
    >
      <button type="submit" name="act" value={act} className="act-form__enter" tabIndex={-1} aria-hidden="true" />
      <FormSummary problems={problems} title={failed} />
      {children}
    </Form>
  )
}

interface ActButtonProps {
  act: string
  variant?: ButtonVariant
  busyLabel: string
  children: ReactNode
}

export function ActButton({ act, variant = 'quiet', busyLabel, children }: ActButtonProps) {
  return (
    <Button type="submit" name="act" value={act} variant={variant} busy={useBusy(act)} busyLabel={busyLabel}>
      {children}
    </Button>
  )
}
