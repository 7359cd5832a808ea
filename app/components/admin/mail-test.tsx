import { useTranslation } from 'react-i18next'
import { ActButton, ActForm } from '#app/components/form/act-form.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { fieldOf, type FormResult } from '#app/components/form/form-result.ts'

export const mailTestAct = 'mail-test'

const names = ['to'] as const

/** Sends a test e-mail and shows the response of the mail server. */
export function MailTest({ email, result }: { email: string; result: FormResult | undefined }) {
  const { t } = useTranslation('settings')
  return (
    <ActForm act={mailTestAct} names={names} result={result} failed={t('test.failed')}>
      <Field
        {...fieldOf(mailTestAct, 'to', result)}
        type="email"
        label={t('test.to')}
        hint={t('test.toHint', { email })}
        autoComplete="off"
      />
      <p className="act-form__acts">
        <ActButton act={mailTestAct} busyLabel={t('test.busy')}>
          {t('test.send')}
        </ActButton>
      </p>
    </ActForm>
  )
}
