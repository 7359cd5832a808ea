import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { nodeHttpServer } from '#server/http/node-http-server.ts'

const big = Buffer.alloc(40_000_000)

// Real connections on loopback, with timeouts that are short enough for a test.
const server = nodeHttpServer(
  (request, response) => {
    if (request.url === '/big') response.end(big)
    else if (request.method === 'POST') request.resume().on('end', () => response.end('taken'))
    else response.end('ok')
  },
  { headers: 400, request: 600, reader: 500, check: 50 },
).listen(0, '127.0.0.1')
await once(server, 'listening')
const address = server.address()
const port = typeof address === 'object' && address !== null ? address.port : 0

// Test and site share one thread of a busy machine. The limit is still shorter than every timeout.
const aMoment = 3000

const open: Socket[] = []
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy()
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function connected(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  open.push(socket)
  await once(socket, 'connect')
  return socket.resume()
}

const closed = (socket: Socket) =>
  socket.closed ? Promise.resolve() : new Promise<void>(done => socket.once('close', () => done()))

const connections = () => promisify(server.getConnections.bind(server))()

/** Returns how many ms another client waits for its response. */
async function waitOfAnother(): Promise<number> {
  const started = performance.now()
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('ok')
  return performance.now() - started
}

describe('a connection that makes no progress is closed, and other clients are served in the meantime', () => {
  it('two thousand connections that send nothing', async () => {
    await Promise.all(Array.from({ length: 2_000 }, connected))
    expect(await waitOfAnother()).toBeLessThan(aMoment)
    // The connection of the other client may still be open.
    await expect.poll(connections, { timeout: 10_000 }).toBeLessThanOrEqual(1)
  })

  it('a header that arrives byte by byte', async () => {
    const slow = await connected()
    const ended = closed(slow)
    const head = 'GET / HTTP/1.1\r\nHost: site\r\n'.repeat(10)
    let sent = 0
    const dripping = setInterval(() => slow.write(head[sent++] ?? 'x'), 20)
    expect(await waitOfAnother()).toBeLessThan(aMoment)
    await ended
    clearInterval(dripping)
    expect(sent).toBeLessThan(100)
  })

  it('a body that never ends', async () => {
    const slow = await connected()
    const ended = closed(slow)
    slow.write('POST / HTTP/1.1\r\nHost: site\r\nContent-Length: 1000000\r\n\r\n')
    const dripping = setInterval(() => slow.write('x'), 20)
    expect(await waitOfAnother()).toBeLessThan(aMoment)
    await ended
    clearInterval(dripping)
  })

  it('a client that never reads', async () => {
    const deaf = await connected()
    deaf.pause()
    const taken = new Promise<ServerResponse>(resolve => server.once('request', (_, response) => resolve(response)))
    deaf.write('GET /big HTTP/1.1\r\nHost: site\r\n\r\n')
    const received = await taken
    expect(await waitOfAnother()).toBeLessThan(aMoment)
    await expect.poll(() => received.closed, { timeout: 5000 }).toBe(true)
  })
})
