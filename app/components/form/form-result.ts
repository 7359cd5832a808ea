import { useActionData } from '@remix-run/react'

/** The result of an action that refused a form: the typed values and the problems, in the reader's language. */
export interface FormResult {
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, readonly string[]>>
  /** The problem of the form as a whole. */
  message: string | undefined
  /** The English text of `message` on an English page, if it is a built-in system message. */
  translation?: string | undefined
}

export interface FieldProps {
  name: string
  id: string
  defaultValue: string
  error: readonly string[]
}

/** Returns the props of a field: its id, the typed value, and the problem beside it. */
export function fieldOf(form: string, name: string, result: FormResult | undefined): FieldProps {
  return { name, id: `${form}-${name}`, defaultValue: result?.values[name] ?? '', error: result?.errors[name] ?? [] }
}

/** Narrows the value of `useActionData` or of a fetcher. An accepted form may return other data. */
export const isFormResult = (result: unknown): result is FormResult =>
  typeof result === 'object' && result !== null && 'errors' in result && 'values' in result

/** Returns the result of this page's action if it refused a form. */
export function useFormResult(): FormResult | undefined {
  const actionData = useActionData()
  return isFormResult(actionData) ? actionData : undefined
}

/** Returns the result if it belongs to the form with this `act`. Each form of a page sends its own `act`. */
export const resultOf = (act: string, result: FormResult | undefined): FormResult | undefined =>
  result?.values['act'] === act ? result : undefined

/** Returns the problems for the summary above a form: first those of the whole form, then those of its fields in order. */
export function summaryOf(
  form: string,
  names: readonly string[],
  result: FormResult | undefined,
): { id?: string; message: string; translation?: string | undefined }[] {
  if (result === undefined) return []
  const whole = result.message === undefined ? [] : [{ message: result.message, translation: result.translation }]
  return [
    ...whole,
    ...names.flatMap(name => (result.errors[name] ?? []).map(message => ({ id: `${form}-${name}`, message }))),
  ]
}
