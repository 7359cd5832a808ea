import { Form, useNavigation, useSubmit } from '@remix-run/react'
import { type FormEvent, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { removeAllDrafts } from '#app/browser/drafts.ts'
import { onFormResponse } from '#app/browser/form-responses.ts'
import { Button } from '#app/components/ui/button.tsx'
import { confirmDialog } from '#app/components/ui/confirm-question.ts'
import { FormSummary } from '#app/components/ui/form-summary.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { PasswordField } from '#app/components/ui/password-field.tsx'
import { fieldOf, summaryOf, type FormResult } from '#app/components/form/form-result.ts'

const names = ['texts', 'password'] as const
const choices = ['keep', 'remove'] as const

// When a member deletes the account, their data in the browser is deleted too.
const forgetDraftsWithAccount = () =>
  onFormResponse(({ path, ok }) => {
    if (ok && path === '/profile/leave') removeAllDrafts()
  })

/**
 * Deletes the account. It asks what happens to the texts and for the password; with scripts, a dialog asks for confirmation
 * (docs/product.md#leaving).
 */
export function DeleteAccountForm({ username, result }: { username: string; result: FormResult | undefined }) {
  const { t } = useTranslation('profile')
  const submit = useSubmit()
  const busy = useNavigation().state !== 'idle'
  const problems = useMemo(() => summaryOf('leave', names, result), [result])
  const { id, error, defaultValue } = fieldOf('leave', 'texts', result)
  useEffect(() => {
    return forgetDraftsWithAccount()
  }, [])
  async function ask(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const question = { title: t('leave.name'), message: t('leave.ask', { username }), confirmText: t('leave.submit') }
    const filled = new FormData(form)
    // An incomplete form is sent without the dialog, so that the server refuses it first.
    const isWhole = names.every(name => Boolean(filled.get(name)))
    if (!isWhole || (await confirmDialog({ ...question, type: 'danger' }))) submit(form)
  }
  return (
    <Form method="post" className="act-form" onSubmit={event => void ask(event)} noValidate>
      <FormSummary problems={problems} title={t('leave.failed')} />
      <fieldset className="choices" aria-describedby={error.length > 0 ? `${id}-error` : undefined}>
        <legend>{t('leave.texts')}</legend>
        {choices.map((choice, index) => (
          <div key={choice} className="choices__one">
            <input
              type="radio"
              name="texts"
              value={choice}
              id={index === 0 ? id : `${id}-${choice}`}
              aria-describedby={`${id}-${choice}-hint`}
              defaultChecked={defaultValue === choice}
            />
            <label htmlFor={index === 0 ? id : `${id}-${choice}`}>{t(`leave.${choice}`)}</label>
            <p className="meta" id={`${id}-${choice}-hint`}>
              {t(`leave.${choice}Hint`)}
            </p>
          </div>
        ))}
        {error.length === 0 ? null : (
          <p className="field__error" id={`${id}-error`}>
            {error.join(' ')}
          </p>
        )}
      </fieldset>
      <p className="meta">{t('leave.stays')}</p>
      <PasswordField
        {...fieldOf('leave', 'password', result)}
        label={t('leave.password')}
        hint={t('leave.passwordHint')}
        autoComplete="current-password"
      />
      <p className="act-form__acts">
        <Button type="submit" variant="danger" busy={busy} busyLabel={t('leave.busy')}>
          {t('leave.submit')}
        </Button>
        <Link to="/profile/settings">{t('leave.back')}</Link>
      </p>
    </Form>
  )
}
