import { useTranslation } from 'react-i18next'
import { ActButton, ActForm } from '#app/components/form/act-form.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { fieldOf, type FormReply } from '#app/components/form/form-reply.ts'

export const mailTestAct = 'mail-test'

const names = ['to'] as const

/** Sends a letter now and shows what the mail server said to it. */
export function MailTest({ email, reply }: { email: string; reply: FormReply | undefined }) {
  const { t } = useTranslation('settings')
  return (
    <ActForm act={mailTestAct} names={names} reply={reply} failed={t('test.failed')}>
      <Field
        {...fieldOf(mailTestAct, 'to', reply)}
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
