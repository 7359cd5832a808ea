import { once } from 'node:events'
import { connect, Socket } from 'node:net'
import { afterAll, afterEach, expect, it } from 'vitest'
import { nodeHttpServer } from '#server/http/node-http-server.ts'

const server = nodeHttpServer((_, response) => response.end('ok')).listen(0, '127.0.0.1')
await once(server, 'listening')
const address = server.address()
const port = typeof address === 'object' && address !== null ? address.port : 0

const open: Socket[] = []
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy()
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

function opened(): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  open.push(socket)
  return socket.resume()
}

async function asked(): Promise<string> {
  const socket = opened()
  socket.write('GET / HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n')
  let received = ''
  socket.on('data', (part: Buffer) => (received += part.toString()))
  await once(socket, 'close')
  return received.split('\r\n')[0] ?? ''
}

// A crowd is accepted before any of its requests is read. The kernel decides when; here all connections come at the same time.
it('a thousand connections at the same time from one address stay open while their requests are unread', () => {
  const busy = nodeHttpServer(() => undefined)
  const sockets = Array.from({ length: 1_000 }, () => new Socket())
  for (const socket of sockets) busy.emit('connection', socket)
  expect(sockets.filter(({ destroyed }) => destroyed).length).toBe(0)
  for (const socket of sockets) socket.destroy()
})

it('of more than 500 silent connections the oldest are closed after a moment, and the others stay open', async () => {
  const silent = Array.from({ length: 510 }, opened)
  await Promise.all(silent.map(socket => once(socket, 'connect')))
  await expect.poll(() => silent.filter(({ closed }) => closed).length, { timeout: 5_000 }).toBe(10)
  expect(silent.slice(0, 10).every(({ closed }) => closed)).toBe(true)
  expect(await asked()).toBe('HTTP/1.1 200 OK')
}, 30_000)

it('the oldest silent connections are closed immediately when one address has 5,000', () => {
  const held = nodeHttpServer(() => undefined)
  const sockets = Array.from({ length: 5_002 }, () => new Socket())
  for (const socket of sockets) held.emit('connection', socket)
  expect(sockets.map(({ destroyed }) => destroyed).lastIndexOf(true)).toBe(1)
  for (const socket of sockets) socket.destroy()
})
