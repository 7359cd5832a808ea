const partSize = 64 * 1024

/** Returns a stream that renders a page only as fast as the client reads it, so that memory holds one part of it at a time. */
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
