import { readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { seconds } from '../kernel/clock.ts'
import { connectionTimeouts } from '../kernel/connection-timeouts.ts'
import { limitSilentConnections } from './silent-connections.ts'

/** File descriptors reserved for the database, files and worker threads, however many connections are open. */
const descriptorsKept = 256
const maxConnections = 20_000

/** Creates a server that closes connections, requests and responses that take longer than an honest client needs. */
export function nodeHttpServer(listener: RequestListener, bounds = connectionTimeouts): Server {
  const server = createServer(
    {
      headersTimeout: bounds.headers,
      requestTimeout: bounds.request,
      connectionsCheckingInterval: bounds.check,
      keepAliveTimeout: seconds(5),
    },
    listener,
  )
  // Node closes a connection without traffic after this time, even if its client has stopped reading.
  server.timeout = bounds.reader
  server.maxConnections = Math.min(maxConnections, Math.max(descriptorsKept, descriptors() - descriptorsKept))
  limitSilentConnections(server)
  return server
}

/** Returns the number of file descriptors that this process may open. */
function descriptors(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8')
    return Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY)
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
