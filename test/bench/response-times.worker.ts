// Measures response times in a worker thread, so that the load that the bench itself causes is not counted as waiting.
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { timesOf } from './running-site.ts'

const url = String(workerData)
const times: number[] = []
const enough = new AbortController()
parentPort?.once('message', () => enough.abort())
await timesOf(url, 0, 20)
parentPort?.postMessage('reads')
// Without a pause, the two readers would take the processor that the posters and logins are waiting for.
while (!enough.signal.aborted) {
  times.push(...(await timesOf(url, 1, 0)))
  await pause(10)
}
parentPort?.postMessage(times)
