// The result of an action as Remix's scripts read it: a flat array of turbo-stream, as text/x-script (docs/remix.md).
const type = 'text/x-script'

/** Returns whether the page's action responded. Otherwise the server failed before it ran the action, or a proxy failed. */
export const isActionResult = ({ headers }: Response): boolean => (headers.get('Content-Type') ?? '').startsWith(type)

interface MessageResult {
  message: string
  translation?: string
}

/** Makes the response of an action that returned a FormResult without values and errors. */
export function actionResult({ message, translation }: MessageResult, status: number): Response {
  const fields = ['values', {}, 'errors', {}, 'message', message]
  const flat =
    translation === undefined
      ? [{ _1: 2 }, 'data', { _3: 4, _5: 6, _7: 8 }, ...fields]
      : [{ _1: 2 }, 'data', { _3: 4, _5: 6, _7: 8, _9: 10 }, ...fields, 'translation', translation]
  return new Response(`${JSON.stringify(flat)}\n`, { status, headers: { 'Content-Type': type } })
}
