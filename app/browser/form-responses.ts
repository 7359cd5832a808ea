/** The result of a form that was submitted by script. */
interface FormResponse {
  /** The path that the form was submitted to. */
  path: string
  /** False when the server refused the form or did not respond. */
  ok: boolean
}

type Listener = (response: FormResponse) => void

const listeners = new Set<Listener>()

export function dispatchFormResponse(response: FormResponse): void {
  for (const listener of listeners) listener(response)
}

/** Calls `act` for each response, until the returned function is called. */
export function onFormResponse(act: Listener): () => void {
  listeners.add(act)
  return () => void listeners.delete(act)
}
