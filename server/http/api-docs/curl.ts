import { bodyOf } from '../rest/openapi.ts'
import type { RestCall } from '../rest/rest-call.ts'
import type { ApiDocsTexts } from '../rest/texts-of-api-docs.ts'

/** Returns a call as a curl command. $API and $TOKEN stand for the base address and the access token. */
export function curlOf(call: RestCall, words: ApiDocsTexts): string {
  const { method, path, needs, procedure } = call.row
  const body = words.examples[procedure]
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name.toLowerCase().endsWith('id') ? '1' : name.toUpperCase(),
  )
  const parts = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}"$API${url}${queryOf(call)}"`,
    ...(needs === undefined ? [] : ['-H "Authorization: Bearer $TOKEN"']),
    ...(body === undefined || bodyOf(call).length === 0
      ? []
      : ["-H 'Content-Type: application/json'", `-d '${quoted(JSON.stringify(body))}'`]),
  ]
  return parts.join(' \\\n  ')
}

const quoted = (text: string) => text.replaceAll("'", String.raw`'\''`)

const shownLimit = 20

const queryOf = ({ fields }: RestCall): string =>
  fields.some(({ name, from }) => name === 'limit' && from === 'query') ? `?limit=${shownLimit}` : ''
