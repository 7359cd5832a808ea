import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { seconds } from '../kernel/clock.ts'

interface Limit {
  /** Above this number, the oldest connections are closed once they have had a moment to send something. */
  soft: number
  /** Above this number, the oldest connection is closed immediately. */
  hard: number
}

/** Browsers open a connection or two in advance; a real request follows within a moment. Many people may share an address. */
const perAddress: Limit = { soft: 500, hard: 5_000 }
const total: Limit = { soft: 5_000, hard: 10_000 }

/** In ms. Under load, the first bytes of a connection may be read some hundred milliseconds after it was accepted. */
const graceTime = seconds(1)

/**
 * Limits the connections that have not sent a request yet. If one address has too many, or all together, the oldest is closed, because it had the
 * longest time to send one. So a new connection is always accepted, even if one client holds all the others.
 */
export function limitSilentConnections(server: Server): void {
  const silent = new Map<Socket, { address: string; since: number }>()
  const byAddress = new Map<string, Set<Socket>>()
  let look: NodeJS.Timeout | undefined
  const forget = (socket: Socket) => {
    const address = silent.get(socket)?.address
    if (address === undefined) return
    silent.delete(socket)
    const others = byAddress.get(address)
    others?.delete(socket)
    if (others?.size === 0) byAddress.delete(address)
  }
  const close = (socket: Socket) => {
    forget(socket)
    socket.destroy()
  }
  // The sets and the map keep the order in which the connections arrived.
  const closeBeyond = (max: number, sockets: Pick<Set<Socket>, 'size' | 'keys'>, before: number) => {
    for (const socket of sockets.keys()) {
      if (sockets.size <= max || (silent.get(socket)?.since ?? 0) > before) return
      close(socket)
    }
  }
  function closeOld(): void {
    look = undefined
    const before = performance.now() - graceTime
    for (const sockets of byAddress.values()) closeBeyond(perAddress.soft, sockets, before)
    closeBeyond(total.soft, silent, before)
    const areTooMany = ({ size }: Set<Socket>) => size > perAddress.soft
    if (silent.size > total.soft || [...byAddress.values()].some(areTooMany)) scheduleCheck()
  }
  function scheduleCheck(): void {
    look ??= setTimeout(closeOld, graceTime).unref()
  }
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    const others = byAddress.get(address) ?? new Set()
    byAddress.set(address, others.add(socket))
    silent.set(socket, { address, since: performance.now() })
    socket.once('close', () => forget(socket))
    closeBeyond(perAddress.hard, others, Infinity)
    closeBeyond(total.hard, silent, Infinity)
    if (others.size > perAddress.soft || silent.size > total.soft) scheduleCheck()
  })
  server.on('request', ({ socket }) => forget(socket))
}
