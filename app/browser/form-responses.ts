/** How the server answered a form that was sent by script. */
interface FormAnswer {
  /** Where it was sent. */
  path: string
  /** True where it was taken; false where it was refused, or no answer came. */
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
