import { type ComponentPropsWithoutRef, useId } from 'react'
import { describedBy, FieldFrame, type FieldTexts, hasError } from './field-frame.tsx'

export interface SelectOption {
  value: string
  label: string
}

interface SelectProps extends FieldTexts, Omit<ComponentPropsWithoutRef<'select'>, 'children'> {
  options: readonly SelectOption[]
}

export function Select({ label, hint, error, counter, optional = false, className, options, ...rest }: SelectProps) {
  const made = useId()
  const id = rest.id ?? made
  return (
    <FieldFrame {...{ id, label, hint, error, counter, optional, className }}>
      <select
        {...rest}
        id={id}
        className="field__control field__control--select"
        aria-invalid={hasError(error) || undefined}
        aria-describedby={describedBy(id, { hint, error, counter })}
      >
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
