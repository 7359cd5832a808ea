import { useTranslation } from 'react-i18next'
import { PasswordField } from '#app/components/ui/password-field.tsx'
import { fieldOf, type FormResult } from '#app/components/form/form-result.ts'

interface CurrentPasswordFieldProps {
  act: string
  /** True if the member has confirmed their identity within the last ten minutes. The field is then left out. */
  confirmed: boolean
  result: FormResult | undefined
  /** True if a tRPC call reported a wrong or missing password. */
  isWrong?: boolean
}

/** Asks for the member's own password, so that an unattended session is not enough to send the form. */
export function CurrentPasswordField({ act, confirmed, result, isWrong = false }: CurrentPasswordFieldProps) {
  const { t } = useTranslation('profile')
  const field = fieldOf(act, 'password', result)
  if (confirmed && field.error.length === 0) return null
  return (
    <PasswordField
      {...field}
      {...(isWrong ? { error: [t('confirm.wrong')] } : {})}
      label={t('confirm.password')}
      hint={t('confirm.hint')}
      autoComplete="current-password"
    />
  )
}
