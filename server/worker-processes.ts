import cluster from 'node:cluster'
import { seconds } from './kernel/clock.ts'
import type { Settings } from './kernel/env.ts'
import { WrongSetting } from './kernel/wrong-setting.ts'

const firstPause = 200
const maxPauseMs = seconds(30)

/** True in the process that only starts the others. */
export const isWorkerPrimary = (settings: Settings): boolean => settings.WORKERS > 1 && cluster.isPrimary

/**
 * Starts WORKERS processes that share one address with this port, and prints `ready …` when all of them answer. A process that dies is started again.
 * If one ends before the site was ready for the first time, the start fails.
 */
export function runWorkers(settings: Settings, port: number): void {
  const start = () => cluster.fork({ PORT: port })
  if (settings.DATABASE_URL === undefined)
    throw new WrongSetting(
      'The setting WORKERS must be 1 without a DATABASE_URL: the embedded database belongs to one process.',
    )
  const ready = new Set<number>()
  let isAnnounced = false
  let stopping = false
  let failed = 0
  cluster.on('message', (worker, message: unknown) => {
    if (typeof message !== 'object' || message === null || !('ready' in message)) return
    ready.add(worker.id)
    if (!isAnnounced && ready.size === settings.WORKERS) {
      isAnnounced = true
      process.stdout.write(`ready ${String(message.ready)}\n`)
    }
  })
  cluster.on('exit', (worker, code) => {
    if (stopping) return
    const wasReady = ready.delete(worker.id)
    if (!isAnnounced && !wasReady) process.exit(code || 1)
    // Later, the other processes still serve, and the cause may pass, such as an unreachable database.
    failed = wasReady ? 0 : failed + 1
    const pause = Math.min(firstPause * 2 ** failed, maxPauseMs)
    const how = worker.process.signalCode ?? String(code)
    process.stderr.write(`A process of the server ended (${how}); it is started again in ${pause} ms.\n`)
    setTimeout(() => stopping || start(), pause)
  })
  const stop = () => {
    stopping = true
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM')
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  const parent = process.ppid
  setInterval(() => process.ppid === parent || stop(), 1000).unref()
  for (let count = 0; count < settings.WORKERS; count += 1) start()
}

/** Announces that this process is ready, on standard output or to the process that started it. */
export function reportReady(address: string): void {
  if (cluster.isWorker) process.send?.({ ready: address })
  else process.stdout.write(`ready ${address}\n`)
}
