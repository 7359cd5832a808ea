import type { Refusal } from '../kernel/refusal.ts'

interface Bounds {
  /** In bytes. */
  maxBytes: number
  tooLong: () => Refusal
  /** When it aborts, reading stops and throws its reason. */
  signal?: AbortSignal
}

/** Returns the body of a request. Refuses it as soon as it proves too long: by its Content-Length, or while it streams. */
export async function readBytes(
  request: Request,
  { maxBytes, tooLong, signal }: Bounds,
): Promise<Uint8Array<ArrayBuffer>> {
  const promised = Number(request.headers.get('Content-Length') ?? 0)
  if (promised > maxBytes) throw tooLong()
  // HTTP delivers no more than the announced length, and a stream for each body would cost more than most calls do.
  if (promised > 0 && signal === undefined) {
    const bytes = new Uint8Array(await request.arrayBuffer())
    if (bytes.byteLength > maxBytes) throw tooLong()
    return bytes
  }
  const parts: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  // The reading then ends as if the body were complete.
  signal?.addEventListener('abort', () => void reader?.cancel().catch(() => undefined))
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    size += part.value.byteLength
    if (size > maxBytes) {
      await reader?.cancel()
      throw tooLong()
    }
    parts.push(part.value)
  }
  signal?.throwIfAborted()
  return Buffer.concat(parts)
}
