import { useTranslation } from 'react-i18next'
import { Field } from '#app/components/ui/field.tsx'
import type { FieldProps } from '#app/components/form/form-result.ts'

/** A field for a code of the app or a recovery code. Recovery codes have letters and dashes, so it asks for no numeric keyboard. */
export function OneTimeCodeField({ label, ...field }: FieldProps & { label?: string }) {
  const { t } = useTranslation('factor')
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
