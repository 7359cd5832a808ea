import { Form } from '@remix-run/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button.tsx'
import { FormDraft } from '../shell/form-draft.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { FormSummary } from '#app/components/ui/form-summary.tsx'
import { PasswordField } from '#app/components/ui/password-field.tsx'
import { fieldOf, summaryOf, useFormResult } from '#app/components/form/form-result.ts'

export const draftForm = 'draft'

/** A form for members: its draft outlives the session, except for the password. */
export function DraftExample() {
  const { t } = useTranslation('pages')
  const result = useFormResult()
  const problems = useMemo(() => summaryOf('draft', ['text'], result), [result])
  return (
    <Form method="post" action="/auth-test" className="trial__form" noValidate>
      <FormSummary problems={problems} />
      <FormDraft form="trial" />
      <input type="hidden" name="act" value={draftForm} />
      <Field
        {...fieldOf('draft', 'text', result)}
        multiline
        rows={3}
        label={t('authTest.draft.text')}
        hint={t('authTest.draft.hint')}
      />
      <PasswordField name="password" label={t('authTest.draft.password')} autoComplete="new-password" />
      <p>
        <Button type="submit">{t('authTest.draft.send')}</Button>
      </p>
    </Form>
  )
}
