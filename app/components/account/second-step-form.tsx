import { Form, useNavigation, useSubmit } from '@remix-run/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useRoot } from '#app/components/shell/use-root.ts'
import { Button } from '#app/components/ui/button.tsx'
import { FormSummary } from '#app/components/ui/form-summary.tsx'
import { fieldOf, summaryOf, type FormResult } from '#app/components/form/form-result.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { OneTimeCodeField } from './one-time-code-field.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { useStrength, type StrengthRule } from './strength-meter.tsx'

interface SecondStepFormProps {
  /** The steps that the login still needs. */
  step: { username: string; secondFactor: boolean; passkeys: boolean; newPassword: boolean }
  result: FormResult | undefined
  loadStrength: () => Promise<StrengthRule>
}

const names = ['oneTimeCode', 'newPassword', 'passkey'] as const

/** The step after a correct password: a code or passkey, or a new password chosen by the member. */
export function SecondStepForm({ step, result, loadStrength }: SecondStepFormProps) {
  const { t } = useTranslation('secondFactor')
  const min = useRoot()?.passwordMin ?? 6
  const submit = useSubmit()
  const busy = useNavigation().state !== 'idle'
  const strength = useStrength(loadStrength)
  const problems = useMemo(() => summaryOf('step', names, result), [result])
  return (
    <Form method="post" className="leaf__form" noValidate>
      <FormSummary problems={problems} title={t('step.failed')} />
      {/* For password managers, which store a password under a username. */}
      <input type="hidden" autoComplete="username" value={step.username} readOnly />
      {step.secondFactor ? <OneTimeCodeField {...fieldOf('step', 'oneTimeCode', result)} /> : null}
      {step.newPassword ? (
        <NewPasswordField
          {...fieldOf('step', 'newPassword', result)}
          label={t('step.newPassword')}
          hint={t('step.newPasswordHint', { min })}
          strength={strength}
          required
        />
      ) : null}
      <Button type="submit" variant="primary" className="leaf__submit" busy={busy} busyLabel={t('step.busy')}>
        {t('step.submit')}
      </Button>
      {step.passkeys ? (
        <PasskeyButton onSigned={passkey => submit({ passkey }, { method: 'post' })}>
          {t('passkeyLogin.use')}
        </PasskeyButton>
      ) : null}
    </Form>
  )
}
