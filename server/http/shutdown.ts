import type { ServerType } from '@hono/node-server'
import { seconds } from '../kernel/clock.ts'

const patience = seconds(10)
const sweepEvery = 50

interface Parting {
  /** Ends the responses that never end by themselves: live streams. */
  hush: () => void
  close: () => Promise<void>
}

/**
 * Shuts down on SIGTERM, on SIGINT, and when the parent process is gone (a signal that reaches only npm would leave the server running). It accepts
 * no new connections, waits at most ten seconds for running requests, calls `close`, and exits with 0.
 */
export function shutDownOnSignal(server: ServerType, { hush, close }: Parting): void {
  let stopping = false
  const parent = process.ppid
  async function stop(): Promise<void> {
    if (stopping) return
    stopping = true
    hush()
    await drained(server)
    await close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
  const watch = setInterval(() => {
    if (process.ppid !== parent) void stop()
  }, seconds(1))
  watch.unref()
}

function drained(server: ServerType): Promise<void> {
  return new Promise(done => {
    // An idle connection would otherwise wait for another request until its client closes it.
    const sweeping = setInterval(() => 'closeIdleConnections' in server && server.closeIdleConnections(), sweepEvery)
    server.close(() => {
      clearInterval(sweeping)
      done()
    })
    setTimeout(() => {
      if ('closeAllConnections' in server) server.closeAllConnections()
      done()
    }, patience).unref()
  })
}
