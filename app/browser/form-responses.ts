/** The result of a form that was submitted by script. */
interface FormAnswer {
  /** The path that the form was submitted to. */
  path: string
  /** False when the server refused the form or did not respond. */
  taken: boolean
}

const event = 'form-answered'

export function tellFormAnswer(answer: FormAnswer): void {
  dispatchEvent(new CustomEvent(event, { detail: answer }))
}

export function onFormAnswered(act: (answer: FormAnswer) => void): () => void {
  function listener(happened: Event): void {
    if (happened instanceof CustomEvent && isAnswer(happened.detail)) act(happened.detail)
  }
  addEventListener(event, listener)
  return () => removeEventListener(event, listener)
}

const isAnswer = (detail: unknown): detail is FormAnswer =>
  typeof detail === 'object' &&
  detail !== null &&
  'path' in detail &&
  typeof detail.path === 'string' &&
  'taken' in detail &&
  typeof detail.taken === 'boolean'
