import cluster from 'node:cluster'
import type { Server } from 'node:http'
import { createServer, type Server as NetServer } from 'node:net'
import type { Settings } from '../kernel/env.ts'
import { WrongSetting } from '../kernel/wrong-setting.ts'

type Address = Pick<Settings, 'HOST' | 'PORT'>

// Connections that the system queues until they are accepted, because many may be opened within a moment.
const listenBacklog = 4096

/**
 * True in a process that listens on the port beside others. Connections that the primary distributed would stay open without an answer if their process
 * was killed before it had confirmed them (docs/decisions/shared-port.md).
 */
const sharesPort = cluster.isWorker && process.platform === 'linux'

/** Starts to listen. Returns the server's URL. Throws `WrongSetting` if HOST and PORT cannot be used. */
export async function listen(server: Server, address: Address): Promise<string> {
  await opened(server, address, sharesPort)
  return `http://${hostInUrl(address.HOST)}:${portOf(server)}`
}

/**
 * Throws `WrongSetting` if HOST and PORT cannot be used, so that a start fails before it has opened the database. Returns the port, which the system
 * has chosen if PORT is 0.
 */
export async function requireFreeAddress(address: Address): Promise<number> {
  const server = createServer()
  await opened(server, address, false)
  const port = portOf(server)
  await new Promise(closed => server.close(closed))
  return port
}

const opened = (server: NetServer, address: Address, reusePort: boolean): Promise<void> =>
  new Promise((open, fail) => {
    server.once('error', error => fail(describeError(error, address)))
    server.listen({ port: address.PORT, host: address.HOST, backlog: listenBacklog, reusePort }, open)
  })

function describeError(error: Error, { HOST, PORT }: Address): Error {
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return new WrongSetting(`The setting PORT must be free: something listens on ${HOST}:${PORT} already.`)
  if (code === 'EACCES')
    return new WrongSetting(`The setting PORT must be one that this user may open; ${PORT} is not.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new WrongSetting(`The setting HOST must be an address of this machine; ${HOST} is none.`)
  return error
}

function portOf(server: NetServer): number {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

const hostInUrl = (host: string) => (host.includes(':') ? `[${host}]` : host)
