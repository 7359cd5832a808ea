import type { Refusal } from '../kernel/refusal.ts'

/** The body of a request, refused as soon as it is seen to be longer: by its Content-Length, else while it streams. */
export async function readBytes(
  request: Request,
  atMost: number,
  tooLong: () => Refusal,
): Promise<Uint8Array<ArrayBuffer>> {
  const promised = Number(request.headers.get('Content-Length') ?? 0)
  if (promised > atMost) throw tooLong()
  // Nothing beyond the promised length is let through by HTTP; a stream for each body would cost more than most calls do.
  if (promised > 0) {
    const bytes = new Uint8Array(await request.arrayBuffer())
    if (bytes.byteLength > atMost) throw tooLong()
    return bytes
  }
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
