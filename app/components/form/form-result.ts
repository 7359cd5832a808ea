import { useActionData } from '@remix-run/react'

/** What an action answers when a form was not taken: the typed texts and what was wrong, spoken in the reader's language. */
export interface FormResult {
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, readonly string[]>>
  /** What was wrong with the whole form. */
  message: string | undefined
  /** The English of `message` on an English page, where that is a built-in system message. */
  translation?: string | undefined
}

export interface FieldProps {
  name: string
  id: string
  defaultValue: string
  error: readonly string[]
}

/** The props of a field after an answer: what was typed stays, what was wrong stands beside it. */
export function fieldOf(form: string, name: string, result: FormResult | undefined): FieldProps {
  return { name, id: `${form}-${name}`, defaultValue: result?.values[name] ?? '', error: result?.errors[name] ?? [] }
}

/** Narrows what `useActionData` or a fetcher gives: an action may also answer with what it made. */
export const isFormResult = (answer: unknown): answer is FormResult =>
  typeof answer === 'object' && answer !== null && 'errors' in answer && 'values' in answer

/** What the action of this page answered to a form that was not taken. */
export function useFormResult(): FormResult | undefined {
  const answer = useActionData()
  return isFormResult(answer) ? answer : undefined
}

/** Several forms of one page: each sends its own `act`, which tells whose answer it is. */
export const resultOf = (act: string, result: FormResult | undefined): FormResult | undefined =>
  result?.values['act'] === act ? result : undefined

/** What was wrong, for the summary at a form's top: the form as a whole first, then its fields in their order. */
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
