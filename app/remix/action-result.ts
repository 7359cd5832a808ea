// The result of an action as Remix's scripts read it: a flat array of turbo-stream, as text/x-script (docs/remix.md).
const type = 'text/x-script'

/** Whether the page itself answered. Otherwise the server failed before the page ran, or something between them did. */
export const isActionResult = ({ headers }: Response): boolean => (headers.get('Content-Type') ?? '').startsWith(type)

interface SaidResult {
  message: string
  translation?: string
}

/** An answer as if the action had returned a FormResult without values and errors. */
export function actionResult({ message, translation }: SaidResult, status: number): Response {
  const said = ['values', {}, 'errors', {}, 'message', message]
  const flat =
    translation === undefined
      ? [{ _1: 2 }, 'data', { _3: 4, _5: 6, _7: 8 }, ...said]
      : [{ _1: 2 }, 'data', { _3: 4, _5: 6, _7: 8, _9: 10 }, ...said, 'translation', translation]
  return new Response(`${JSON.stringify(flat)}\n`, { status, headers: { 'Content-Type': type } })
}
