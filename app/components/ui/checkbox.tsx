import { type ComponentPropsWithoutRef, useId } from 'react'
import { classNames } from './class-names.ts'
import { describedBy, type FieldTexts, hasError } from './field-frame.tsx'

type CheckboxProps = Pick<FieldTexts, 'label' | 'hint' | 'error'> & Omit<ComponentPropsWithoutRef<'input'>, 'type'>

export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps) {
  const made = useId()
  const id = rest.id ?? made
  return (
    <div className={classNames('checkbox', hasError(error) && 'is-wrong', className)}>
      <input
        {...rest}
        type="checkbox"
        id={id}
        aria-invalid={hasError(error) || undefined}
        aria-describedby={describedBy(id, { hint, error })}
      />
      <label className="checkbox__label" htmlFor={id}>
        {label}
      </label>
      {hasError(error) ? (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
      {hint === undefined ? null : (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
