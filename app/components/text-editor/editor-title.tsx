import { CharacterCount } from '#app/components/ui/character-count.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { useTyped } from '#app/components/ui/use-typed-text.ts'
import type { FieldProps } from '#app/components/form/form-result.ts'

/** The title field, with a character count. */
export function EditorTitle({ field, limit, label }: { field: FieldProps; limit: number; label: string }) {
  const typed = useTyped(field.defaultValue)
  return (
    <Field
      {...field}
      className="editor__title"
      label={label}
      counter={<CharacterCount text={typed.text} limit={limit} />}
      onInput={typed.onInput}
      autoComplete="off"
      required
    />
  )
}
