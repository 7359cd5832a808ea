import { useTranslation } from 'react-i18next'
import { Field } from '#app/components/ui/field.tsx'
import type { FieldProps } from '#app/components/form/form-result.ts'

/** Six digits from a letter; phones offer them from the message, and show digits to type with. */
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
