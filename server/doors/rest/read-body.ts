import { Refusal } from '../../kernel/refusal.ts'

/** api: General. Counted while it streams, so that a body without Content-Length is no way round. */
export const bodyAtMost = 1024 * 1024

export type JsonObject = Readonly<Record<string, unknown>>

/** The JSON object of a request's body; nothing, white space and `null` are an empty one. The content type is not looked at. */
export async function readBody(request: Request): Promise<JsonObject> {
  if (Number(request.headers.get('Content-Length') ?? 0) > bodyAtMost) throw new Refusal('too_large', 'site.too_large')
  const text = decode(await readBytes(request.body))
  if (text.trim() === '') return {}
  const body = parse(text)
  if (body === null) return {}
  if (typeof body !== 'object' || Array.isArray(body)) throw new Refusal('invalid', 'invalid.value')
  return { ...body }
}

async function readBytes(stream: ReadableStream<Uint8Array> | null): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  const reader = stream?.getReader()
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    size += part.value.byteLength
    if (size > bodyAtMost) {
      await reader?.cancel()
      throw new Refusal('too_large', 'site.too_large')
    }
    parts.push(part.value)
  }
  return Buffer.concat(parts)
}

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
