import { readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { seconds } from '../kernel/clock.ts'
import { connectionTimeouts } from '../kernel/connection-timeouts.ts'
import { limitSilentConnections } from './silent-connections.ts'

/** For the database, files and worker threads, whatever the crowd holds open. */
const descriptorsKept = 256
const connectionsAtMost = 20_000

/** A server on which nobody keeps a connection, a body or an answer for longer than an honest client needs. */
export function httpServer(listener: RequestListener, bounds = connectionTimeouts): Server {
  const server = createServer(
    {
      headersTimeout: bounds.headers,
      requestTimeout: bounds.request,
      connectionsCheckingInterval: bounds.check,
      keepAliveTimeout: seconds(5),
    },
    listener,
  )
  // Node ends a connection on which nothing moves for so long, also when its reader takes nothing.
  server.timeout = bounds.reader
  server.maxConnections = Math.min(connectionsAtMost, Math.max(descriptorsKept, descriptors() - descriptorsKept))
  limitSilentConnections(server)
  return server
}

/** How many files and connections this process may have open. */
function descriptors(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8')
    return Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY)
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
