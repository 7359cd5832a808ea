/** The result of a form that was submitted by script. */
interface FormResponse {
  /** The path that the form was submitted to. */
  path: string
  /** False when the server refused the form or did not respond. */
  ok: boolean
}

const event = 'form-answered'

export function dispatchFormResponse(answer: FormResponse): void {
  dispatchEvent(new CustomEvent(event, { detail: answer }))
}

export function onFormResponse(act: (answer: FormResponse) => void): () => void {
  function listener(happened: Event): void {
    if (happened instanceof CustomEvent && isFormResponse(happened.detail)) act(happened.detail)
  }
  addEventListener(event, listener)
  return () => removeEventListener(event, listener)
}

const isFormResponse = (detail: unknown): detail is FormResponse =>
  typeof detail === 'object' &&
  detail !== null &&
  'path' in detail &&
  typeof detail.path === 'string' &&
  'taken' in detail &&
  typeof detail.taken === 'boolean'
