import type { Refusal } from '../kernel/refusal.ts'

/** The body of a request, refused as soon as it is seen to be longer: by its Content-Length, else while it streams. */
export async function readBytes(
  request: Request,
  atMost: number,
  tooLong: () => Refusal,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('Content-Length') ?? 0) > atMost) throw tooLong()
  const parts: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    size += part.value.byteLength
    if (size > atMost) {
      await reader?.cancel()
      throw tooLong()
    }
    parts.push(part.value)
  }
  return Buffer.concat(parts)
}
