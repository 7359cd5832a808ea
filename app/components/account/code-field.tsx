import { useTranslation } from 'react-i18next'
import { Field } from '#app/components/ui/field.tsx'
import type { FieldProps } from '#app/components/form/form-result.ts'

/** Field for a six-digit code from an e-mail. Phones offer the code from the message and show a numeric keyboard. */
export function CodeField(field: FieldProps) {
  const { t } = useTranslation('recovery')
  return (
    <Field
      {...field}
      className="code-field"
      label={t('reset.code')}
      hint={t('reset.codeHint')}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      required
    />
  )
}
