import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { quantile, timesOf, type RunningSite } from './running-site.ts'

const addresses = 40
const ofEach = 250
const longest = 60_000

interface Silent {
  socket: Socket
  isClosed: boolean
}

function silentAt(port: number, address: number): Promise<Silent> {
  return new Promise(resolve => {
    const silent = {
      socket: connect({ port, host: '127.0.0.1', localAddress: `127.0.1.${address + 1}` }),
      isClosed: false,
    }
    silent.socket.on('connect', () => resolve(silent)).on('error', () => undefined)
    silent.socket.on('close', () => {
      silent.isClosed = true
      resolve(silent)
    })
    silent.socket.resume()
  })
}

/**
 * Opens ten thousand connections from forty addresses that send nothing, and measures their effect on other requests, and the time until they are
 * closed.
 */
export async function benchSilentClients({ url, memory }: RunningSite): Promise<string[]> {
  const port = Number(new URL(url).port)
  const alone = await timesOf(`${url}/`, 200, 50)
  const before = await memory()
  const started = performance.now()
  const all: Silent[] = []
  for (let round = 0; round < ofEach; round += 10)
    for (let address = 0; address < addresses; address += 1)
      all.push(...(await Promise.all(Array.from({ length: 10 }, () => silentAt(port, address)))))
  const open = all.filter(({ isClosed }) => !isClosed).length
  const meanwhile = await timesOf(`${url}/`, 200, 0)
  const most = await memory()
  while (all.some(({ isClosed }) => !isClosed)) {
    if (performance.now() - started > longest) throw new Error('some silent connections stay open')
    await pause(100)
  }
  const gone = (performance.now() - started) / 1000
  const times = (of: readonly number[]) =>
    `median ${quantile(of, 0.5).toFixed(1)} ms, p95 ${quantile(of, 0.95).toFixed(1)}`
  return [
    `${all.length} silent connections, ${open} of them open at the same time: Home ${times(meanwhile)} meanwhile, ${times(alone)} before; ${(((most - before) * 1024) / Math.max(open, 1)).toFixed(1)} kB each; all gone ${gone.toFixed(1)} s after the first`,
  ]
}
