import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ComponentPropsWithoutRef, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describedBy, FieldFrame, type FieldTexts, hasError } from './field-frame.tsx'
import { Icon } from './icon.tsx'
import { useHydrated } from './use-hydrated.ts'

interface PasswordFieldProps extends FieldTexts, ComponentPropsWithoutRef<'input'> {
  autoComplete: 'current-password' | 'new-password'
}

/** A password field with a button that shows the password. The button needs scripts. */
export function PasswordField({ label, hint, error, counter, className, ...rest }: PasswordFieldProps) {
  const { t } = useTranslation('ui')
  const made = useId()
  const id = rest.id ?? made
  const hydrated = useHydrated()
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame {...{ id, label, hint, error, counter, className }}>
      <span className="field__password">
        <input
          spellCheck={false}
          autoCapitalize="none"
          {...rest}
          type={shown ? 'text' : 'password'}
          id={id}
          className="field__control"
          aria-invalid={hasError(error) || undefined}
          aria-describedby={describedBy(id, { hint, error, counter })}
        />
        {hydrated ? (
          <button type="button" className="field__reveal" aria-pressed={shown} onClick={() => setShown(!shown)}>
            <Icon icon={shown ? EyeOff : Eye} label={t('password.show')} />
          </button>
        ) : null}
      </span>
    </FieldFrame>
  )
}
