import type { Server } from 'node:http'
import { createServer, type Server as NetServer } from 'node:net'
import type { Settings } from '../kernel/env.ts'
import { WrongSetting } from '../kernel/wrong-setting.ts'

type Address = Pick<Settings, 'HOST' | 'PORT'>

// Connections that the system queues until they are accepted, because many may be opened within a moment.
const listenBacklog = 4096

/** Starts to listen. Returns the server's URL. Throws `WrongSetting` if HOST and PORT cannot be used. */
export async function listen(server: Server, address: Address): Promise<string> {
  await opened(server, address)
  return `http://${hostInUrl(address.HOST)}:${portOf(server)}`
}

/** Throws `WrongSetting` if HOST and PORT cannot be used, so that a start fails before it has opened the database. */
export async function requireFreeAddress(address: Address): Promise<void> {
  const server = createServer()
  await opened(server, address)
  await new Promise(closed => server.close(closed))
}

const opened = (server: NetServer, address: Address): Promise<void> =>
  new Promise((open, fail) => {
    server.once('error', error => fail(describeError(error, address)))
    server.listen({ port: address.PORT, host: address.HOST, backlog: listenBacklog }, open)
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

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

const hostInUrl = (host: string) => (host.includes(':') ? `[${host}]` : host)
