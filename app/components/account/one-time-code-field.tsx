import { useTranslation } from 'react-i18next'
import { Field } from '#app/components/ui/field.tsx'
import type { FieldProps } from '#app/components/form/form-result.ts'

/** Field for a code of the authenticator app or a recovery code. It has no numeric keyboard, because recovery codes contain letters and dashes. */
export function OneTimeCodeField({ label, ...field }: FieldProps & { label?: string }) {
  const { t } = useTranslation('secondFactor')
  return (
    <Field
      {...field}
      className="code-field"
      label={label ?? t('step.code')}
      hint={t('step.codeHint')}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      required
    />
  )
}
