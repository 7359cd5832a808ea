import type { ServerType } from '@hono/node-server'
import { seconds } from '../kernel/clock.ts'

const shutdownTimeout = seconds(10)
const sweepEvery = 50

interface ShutdownSteps {
  /** Ends the responses that never end by themselves: live streams. */
  closeStreams: () => void
  close: () => Promise<void>
}

/**
 * Shuts down on SIGTERM, on SIGINT, and when the parent process is gone (a signal that reaches only npm would leave the server running). It accepts
 * no new connections, waits at most ten seconds for running requests, calls `close`, and exits with 0.
 */
export function shutDownOnSignal(server: ServerType, { closeStreams, close }: ShutdownSteps): void {
  let stopping = false
  const parent = process.ppid
  async function stop(): Promise<void> {
    if (stopping) return
    stopping = true
    closeStreams()
    await closeServer(server)
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

function closeServer(server: ServerType): Promise<void> {
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
    }, shutdownTimeout).unref()
  })
}
