const partSize = 64 * 1024

/** A page that is written while its reader takes it: memory holds one part of it. */
export function htmlStream(page: Iterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const pieces = page[Symbol.iterator]()
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        let part = ''
        while (part.length < partSize) {
          const next = pieces.next()
          if (next.done === true) {
            if (part !== '') controller.enqueue(encoder.encode(part))
            controller.close()
            return
          }
          part += next.value
        }
        controller.enqueue(encoder.encode(part))
      },
    },
    { highWaterMark: 1 },
  )
}
