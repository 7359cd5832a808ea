import { type ComponentPropsWithoutRef, useId, useRef } from 'react'
import { describedBy, FieldFrame, type FieldTexts, hasError } from './field-frame.tsx'
import { useTypedBefore } from './use-typed-text.ts'

interface InputProps extends FieldTexts, ComponentPropsWithoutRef<'input'> {
  multiline?: false
}

interface TextAreaProps extends FieldTexts, ComponentPropsWithoutRef<'textarea'> {
  multiline: true
}

/** A labelled control with its hint and error. Other attributes are passed to the control. */
export function Field(props: InputProps | TextAreaProps) {
  return props.multiline === true ? <TextArea {...props} /> : <Input {...props} />
}

function Input({ label, hint, error, counter, optional = false, multiline: _, className, ...rest }: InputProps) {
  const made = useId()
  const id = rest.id ?? made
  const control = useRef<HTMLInputElement>(null)
  useTypedBefore(control, rest.onInput !== undefined)
  return (
    <FieldFrame {...{ id, label, hint, error, counter, optional, className }}>
      <input
        type="text"
        {...rest}
        ref={control}
        id={id}
        className="field__control"
        aria-invalid={hasError(error) || undefined}
        aria-describedby={describedBy(id, { hint, error, counter })}
      />
    </FieldFrame>
  )
}

function TextArea({ label, hint, error, counter, optional = false, multiline: _, className, ...rest }: TextAreaProps) {
  const made = useId()
  const id = rest.id ?? made
  const control = useRef<HTMLTextAreaElement>(null)
  useTypedBefore(control, rest.onInput !== undefined)
  return (
    <FieldFrame {...{ id, label, hint, error, counter, optional, className }}>
      <textarea
        rows={5}
        {...rest}
        ref={control}
        id={id}
        className="field__control"
        aria-invalid={hasError(error) || undefined}
        aria-describedby={describedBy(id, { hint, error, counter })}
      />
    </FieldFrame>
  )
}
