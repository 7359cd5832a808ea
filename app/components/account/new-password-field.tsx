import type { ComponentProps } from 'react'
import { PasswordField } from '#app/components/ui/password-field.tsx'
import { StrengthMeter, type useStrength } from './strength-meter.tsx'

type NewPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'counter'> & {
  strength: ReturnType<typeof useStrength>
}

/** A field for a new password, with its strength meter. */
export function NewPasswordField({ strength, ...field }: NewPasswordFieldProps) {
  return (
    <PasswordField
      {...field}
      counter={<StrengthMeter strength={strength.value} />}
      autoComplete="new-password"
      onFocus={strength.prepare}
      onInput={event => strength.read(event.currentTarget.value)}
    />
  )
}
