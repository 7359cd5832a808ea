/** The stream ended before the requested bytes. */
export class UnexpectedEnd extends Error {}

/** Reads a stream in requested sizes, whatever the size of its chunks. */
interface ByteReader {
  /** Returns the next bytes; fewer than requested only at the end. */
  take: (size: number) => Promise<Buffer>
  /** Yields the next bytes in the chunks in which they arrive. Throws UnexpectedEnd when the stream ends before. */
  pieces: (size: number) => AsyncGenerator<Buffer, void, undefined>
}

export function createByteReader(source: AsyncIterable<Uint8Array>): ByteReader {
  const chunks = source[Symbol.asyncIterator]()
  let pending: Buffer = Buffer.alloc(0)

  async function more(): Promise<boolean> {
    const next = await chunks.next()
    if (next.done === true) return false
    pending = Buffer.concat([pending, next.value])
    return true
  }

  return {
    async take(size) {
      while (pending.length < size && (await more()));
      const taken = pending.subarray(0, size)
      pending = pending.subarray(taken.length)
      return taken
    },
    async *pieces(size) {
      for (let left = size; left > 0;) {
        if (pending.length === 0 && !(await more())) throw new UnexpectedEnd('it ends too early')
        const piece = pending.subarray(0, left)
        pending = pending.subarray(piece.length)
        left -= piece.length
        yield piece
      }
    },
  }
}
