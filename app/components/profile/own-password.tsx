import { useTranslation } from 'react-i18next'
import { PasswordField } from '#app/components/ui/password-field.tsx'
import { fieldOf, type FormResult } from '#app/components/form/form-result.ts'

interface OwnPasswordProps {
  act: string
  /** Whether the member showed who they are a short while ago: then nothing is asked. */
  confirmed: boolean
  result: FormResult | undefined
  /** Where a typed call said that it was wrong, or missing. */
  isWrong?: boolean
}

/** Asks for the member's own password, so that a session that was found open is not enough for what the form does. */
export function OwnPassword({ act, confirmed, result, isWrong = false }: OwnPasswordProps) {
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
