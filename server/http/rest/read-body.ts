import { bodyLimits } from '../body-limits.ts'
import { readBytes } from '../bounded-body.ts'
import { Refusal } from '../../kernel/refusal.ts'

export type JsonObject = Readonly<Record<string, unknown>>

/** Returns the JSON object in a request's body. An empty body, white space and `null` count as an empty object. The content type is ignored. */
export async function readBody(request: Request): Promise<JsonObject> {
  const tooLong = () => new Refusal('too_large', 'site.too_large')
  const text = decode(await readBytes(request, { maxBytes: bodyLimits.call, tooLong }))
  if (text.trim() === '') return {}
  const body = parse(text)
  if (body === null) return {}
  if (!isObject(body)) throw new Refusal('invalid', 'invalid.value')
  return body
}

const isObject = (json: unknown): json is JsonObject => typeof json === 'object' && !Array.isArray(json)

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal('invalid', 'site.bad_json')
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('invalid', 'site.bad_json')
  }
}
