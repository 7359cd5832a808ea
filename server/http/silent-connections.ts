import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers open a connection or two before they need them; a real request follows within a moment. */
const ofOneAddress = 500
const inAll = 5_000

/**
 * Limits the connections that have not sent a request yet. If one address has too many, or all together, the oldest is closed: it had the longest
 * time to send one. So a new connection is always accepted, even if one client holds all the others.
 */
export function limitSilentConnections(server: Server): void {
  const silent = new Map<Socket, string>()
  const byAddress = new Map<string, Set<Socket>>()
  const forget = (socket: Socket) => {
    const address = silent.get(socket)
    if (address === undefined) return
    silent.delete(socket)
    const others = byAddress.get(address)
    others?.delete(socket)
    if (others?.size === 0) byAddress.delete(address)
  }
  const close = ([oldest]: Iterable<Socket>) => {
    if (oldest === undefined) return
    forget(oldest)
    oldest.destroy()
  }
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    const others = byAddress.get(address) ?? new Set()
    byAddress.set(address, others.add(socket))
    silent.set(socket, address)
    socket.once('close', () => forget(socket))
    if (others.size > ofOneAddress) close(others)
    else if (silent.size > inAll) close(silent.keys())
  })
  server.on('request', ({ socket }) => forget(socket))
}
