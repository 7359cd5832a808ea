import { Form, useNavigation } from '@remix-run/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button.tsx'
import { FormSummary } from '#app/components/ui/form-summary.tsx'
import { PasswordField } from '#app/components/ui/password-field.tsx'
import { useRoot } from '#app/components/shell/use-root.ts'
import { fieldOf, summaryOf, type FormResult } from '#app/components/form/form-result.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { useStrength, type StrengthRule } from './strength-meter.tsx'

interface ResetLinkFormProps {
  /** The token of the link in the e-mail. */
  token: string
  result: FormResult | undefined
  loadStrength: () => Promise<StrengthRule>
}

const names = ['token', 'newPassword', 'confirmPassword'] as const

/** Sets a new password by the link of an e-mail. It needs neither address nor code. */
export function ResetLinkForm({ token, result, loadStrength }: ResetLinkFormProps) {
  const { t } = useTranslation('recovery')
  const min = useRoot()?.passwordMin ?? 6
  const busy = useNavigation().state !== 'idle'
  const strength = useStrength(loadStrength)
  const problems = useMemo(() => summaryOf('reset', names, result), [result])
  return (
    <Form method="post" className="leaf__form" noValidate>
      <FormSummary problems={problems} />
      <input type="hidden" name="token" value={token} />
      <NewPasswordField
        {...fieldOf('reset', 'newPassword', result)}
        label={t('reset.newPassword')}
        hint={t('reset.newPasswordHint', { min })}
        strength={strength}
        required
      />
      <PasswordField
        {...fieldOf('reset', 'confirmPassword', result)}
        label={t('reset.confirmPassword')}
        autoComplete="new-password"
        required
      />
      <Button type="submit" variant="primary" className="leaf__submit" busy={busy} busyLabel={t('reset.busy')}>
        {t('reset.submit')}
      </Button>
    </Form>
  )
}
