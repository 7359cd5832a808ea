import { useTranslation } from 'react-i18next'
import { CodeField } from '#app/components/account/code-field.tsx'
import { SendCode } from '#app/components/account/send-code-button.tsx'
import { NewPasswordField } from '#app/components/account/new-password-field.tsx'
import { useStrength, type StrengthRule } from '#app/components/account/strength-meter.tsx'
import { useRoot } from '#app/components/shell/use-root.ts'
import { PasswordField } from '#app/components/ui/password-field.tsx'
import { fieldOf, type FormResult } from '#app/components/form/form-result.ts'
import { ActButton, ActForm } from '../form/act-form.tsx'
import type { SentCode } from './email-form.tsx'

export const passwordActs = { change: 'password', send: 'password-code' } as const

interface PasswordFormProps {
  member: { username: string; email: string }
  sent: SentCode | null
  result: FormResult | undefined
  loadStrength: () => Promise<StrengthRule>
}

const names = ['oldPassword', 'newPassword', 'code'] as const

/**
 * True if at least two of the three fields were left empty. The heading then says that the form is incomplete
 * (docs/product.md#change-of-password-or-address).
 */
const isIncomplete = (result: FormResult | undefined) => names.filter(name => result?.errors[name]).length > 1

/**
 * Form with the old password, a new one, and a code that was sent to the member's address (docs/product.md#profile, #change-of-password-or-address).
 */
export function PasswordForm({ member, sent, result, loadStrength }: PasswordFormProps) {
  const { t } = useTranslation(['profile', 'recovery', 'account'])
  const min = useRoot()?.passwordMin ?? 6
  const strength = useStrength(loadStrength)
  const field = (name: (typeof names)[number]) => fieldOf(passwordActs.change, name, result)
  function resetForm(form: HTMLFormElement): void {
    form.reset()
    strength.read('')
  }
  const failed = t(isIncomplete(result) ? 'password.incomplete' : 'password.failed')
  return (
    <ActForm act={passwordActs.change} names={names} result={result} failed={failed} onAccepted={resetForm}>
      {/* For password managers, which store a password under a username. */}
      <input
        className="act-form__enter"
        name="username"
        autoComplete="username"
        value={member.username}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <PasswordField {...field('oldPassword')} label={t('password.old')} autoComplete="current-password" />
      <NewPasswordField
        {...field('newPassword')}
        label={t('password.fresh')}
        hint={t('password.freshHint', { min })}
        strength={strength}
      />
      <div className="act-form__code">
        <CodeField {...field('code')} />
        <SendCode act={passwordActs.send} resendIn={sent?.resendIn ?? 0} label={t('recovery:code.send')} />
      </div>
      <p className="meta">{t('password.codeTo', { email: member.email })}</p>
      <p className="act-form__acts">
        <ActButton act={passwordActs.change} variant="primary" busyLabel={t('password.busy')}>
          {t('password.change')}
        </ActButton>
      </p>
    </ActForm>
  )
}
