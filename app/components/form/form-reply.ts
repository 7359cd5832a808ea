/** What an action answers when a form was not taken: the typed texts and what was wrong, spoken in the reader's language. */
export interface FormReply {
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
export function fieldOf(form: string, name: string, reply: FormReply | undefined): FieldProps {
  return { name, id: `${form}-${name}`, defaultValue: reply?.values[name] ?? '', error: reply?.errors[name] ?? [] }
}

/** Narrows what `useActionData` or a fetcher gives: an action may also answer with what it made. */
export const isReply = (answer: unknown): answer is FormReply =>
  typeof answer === 'object' && answer !== null && 'errors' in answer && 'values' in answer

/** Several forms of one page: each sends its own `act`, which tells whose answer it is. */
export const replyTo = (act: string, reply: FormReply | undefined): FormReply | undefined =>
  reply?.values['act'] === act ? reply : undefined

/** What was wrong, for the summary at a form's top: the form as a whole first, then its fields in their order. */
export function summaryOf(
  form: string,
  names: readonly string[],
  reply: FormReply | undefined,
): { id?: string; message: string; translation?: string | undefined }[] {
  if (reply === undefined) return []
  const whole = reply.message === undefined ? [] : [{ message: reply.message, translation: reply.translation }]
  return [
    ...whole,
    ...names.flatMap(name => (reply.errors[name] ?? []).map(message => ({ id: `${form}-${name}`, message }))),
  ]
}
