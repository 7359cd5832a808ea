import { connect, type Socket } from 'node:net'
import { createByteReader } from './byte-reader.ts'

// A command requests a dump from the running site on its lock socket. The response is the size as eight bytes and the tar; a size of zero is followed
// by the error message. A client that only checks for a running site disconnects without sending anything.
const request = 'dump\n'

/** Serves one connection of the lock socket. */
export function serveDump(socket: Socket, dump: () => Promise<Uint8Array>): void {
  socket.on('error', () => socket.destroy())
  socket.once('data', line => {
    if (line.toString() !== request) socket.destroy()
    else void send(socket, dump)
  })
}

async function send(socket: Socket, dump: () => Promise<Uint8Array>): Promise<void> {
  try {
    const tar = await dump()
    socket.write(sizeOf(tar))
    socket.end(tar)
  } catch (error) {
    socket.write(sizeOf(Buffer.alloc(0)))
    socket.end(error instanceof Error ? error.message : String(error))
  }
}

function sizeOf({ length }: Uint8Array): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(length))
  return bytes
}

/** Yields the tar of the database that another process has open, as it arrives. Throws when that process ends before the last byte. */
export async function* readRunningDump(lockPath: string): AsyncGenerator<Uint8Array, void, undefined> {
  const socket = connect(lockPath)
  socket.write(request)
  const reader = createByteReader(socket)
  const head = await reader.take(8)
  if (head.length < 8) throw new Error('The running site gave no dump.')
  const size = Number(head.readBigUInt64BE())
  if (size === 0) throw new Error(`The running site gave no dump: ${(await reader.take(65_536)).toString()}.`)
  yield* reader.pieces(size)
}
