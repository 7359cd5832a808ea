import { useTranslation } from 'react-i18next'
import { CodeField } from '#app/components/account/code-field.tsx'
import { SendCode } from '#app/components/account/send-code-button.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { fieldOf, type FormResult } from '#app/components/form/form-result.ts'
import { ActButton, ActForm } from '../form/act-form.tsx'
import { CurrentPasswordField } from './current-password-field.tsx'

export const emailActs = { change: 'email', send: 'email-code' } as const

/** The address that a code was sent to, and the seconds until another may be requested. */
export interface SentCode {
  email: string
  resendIn: number
}

interface EmailFormProps {
  current: string
  sent: SentCode | null
  /** True if the member has confirmed their identity within the last ten minutes. */
  confirmed: boolean
  result: FormResult | undefined
}

const names = ['newEmail', 'email', 'code', 'password'] as const

/** Changes the e-mail address, which a code sent to the new one verifies (docs/product.md#change-of-password-or-address). */
export function EmailForm({ current, sent, confirmed, result }: EmailFormProps) {
  const { t } = useTranslation(['profile', 'recovery'])
  const address = fieldOf(emailActs.change, 'newEmail', result)
  return (
    <>
      <dl className="part__facts">
        <dt>{t('email.current')}</dt>
        <dd>{current}</dd>
      </dl>
      <ActForm act={emailActs.change} names={names} result={result} failed={t('email.failed')}>
        <Field
          {...address}
          defaultValue={address.defaultValue || (sent?.email ?? '')}
          type="email"
          label={t('email.newEmail')}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div className="act-form__code">
          <CodeField {...fieldOf(emailActs.change, 'code', result)} />
          <SendCode act={emailActs.send} resendIn={sent?.resendIn ?? 0} label={t('recovery:code.send')} />
        </div>
        <CurrentPasswordField act={emailActs.change} confirmed={confirmed} result={result} />
        <p className="act-form__acts">
          <ActButton act={emailActs.change} variant="primary" busyLabel={t('email.busy')}>
            {t('email.change')}
          </ActButton>
        </p>
      </ActForm>
    </>
  )
}
