import { Form, useNavigation } from '@remix-run/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { FormSummary } from '#app/components/ui/form-summary.tsx'
import { PasswordField } from '#app/components/ui/password-field.tsx'
import { useRoot } from '#app/components/shell/use-root.ts'
import { fieldOf, summaryOf, type FormResult } from '#app/components/form/form-result.ts'
import { CodeField } from './code-field.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { SendCode } from './send-code-button.tsx'
import { useStrength, type StrengthRule } from './strength-meter.tsx'

interface ResetFormProps {
  result: FormResult | undefined
  /** The address that the code was sent to, and the seconds until another may be requested. */
  sent: { email: string; resendIn: number } | null
  loadStrength: () => Promise<StrengthRule>
}

const names = ['email', 'code', 'newPassword', 'confirmPassword'] as const
export const resendAct = 'resend'

/** True if six digits were typed, so that the server refused the code itself. */
const isWrongCode = (result: FormResult | undefined) =>
  result?.errors['code'] !== undefined && /^\s*[0-9]{6}\s*$/.test(result.values['code'] ?? '')

/** Form with address, code, and the new password twice; it can also request another code (docs/product.md#forgotten-password). */
export function ResetForm({ result, sent, loadStrength }: ResetFormProps) {
  const { t } = useTranslation('recovery')
  const min = useRoot()?.passwordMin ?? 6
  const busy = useNavigation().state !== 'idle'
  const strength = useStrength(loadStrength)
  const problems = useMemo(() => summaryOf('reset', names, result), [result])
  const field = (name: (typeof names)[number]) => fieldOf('reset', name, result)
  const email = field('email')
  return (
    <Form method="post" className="leaf__form" noValidate>
      <FormSummary
        problems={problems}
        {...(result?.message !== undefined || isWrongCode(result) ? { title: t('reset.failed') } : {})}
      />
      <Field
        {...email}
        defaultValue={email.defaultValue || (sent?.email ?? '')}
        type="email"
        label={t('reset.email')}
        hint={t(sent === null ? 'reset.noEmailHint' : 'reset.emailHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <CodeField {...field('code')} />
      <NewPasswordField
        {...field('newPassword')}
        label={t('reset.newPassword')}
        hint={t('reset.newPasswordHint', { min })}
        strength={strength}
        required
      />
      <PasswordField
        {...field('confirmPassword')}
        label={t('reset.confirmPassword')}
        autoComplete="new-password"
        required
      />
      <p className="leaf__acts">
        <Button type="submit" variant="primary" className="leaf__submit" busy={busy} busyLabel={t('reset.busy')}>
          {t('reset.submit')}
        </Button>
        <SendCode act={resendAct} resendIn={sent?.resendIn ?? 0} label={t('reset.resend')} />
      </p>
    </Form>
  )
}
