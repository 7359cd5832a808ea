import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

interface DatabaseProxy {
  /** The database's address through this proxy. */
  url: string
  /** Closes every connection, and refuses new ones. */
  cut: () => Promise<void>
  restore: () => Promise<void>
}

/** Starts a proxy to a database whose connections can be cut while the database keeps running. */
export async function proxyTo(database: string): Promise<DatabaseProxy> {
  const far = new URL(database)
  const sockets = new Set<Socket>()
  const server = createServer(near => join(near, connect(Number(far.port), far.hostname), sockets))
  const port = await listen(server, 0)
  const here = new URL(database)
  here.port = String(port)
  return {
    url: here.href,
    async cut() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
    async restore() {
      await listen(server, port)
    },
  }
}

function join(near: Socket, far: Socket, sockets: Set<Socket>): void {
  for (const [socket, other] of [
    [near, far],
    [far, near],
  ] as const) {
    sockets.add(socket)
    socket.on('error', () => other.destroy())
    socket.on('close', () => {
      sockets.delete(socket)
      other.destroy()
    })
    socket.pipe(other)
  }
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port')
  return address.port
}
