import { FairQueue, type Sender } from '../kernel/fair-queue.ts'
import { drawingWait } from '../kernel/connection-timeouts.ts'
import { busyRefusal } from '../kernel/refusal.ts'
import { runInWorker, workerThreads } from '../kernel/worker-pool.ts'

// A drawing takes a fraction of a second. Requests wait in a queue, and the places of one sender are few enough for a browser that waits.
const queue = new FairQueue({
  concurrency: workerThreads,
  maxWaiting: 200,
  maxWaitingPerSender: 40,
  queueTimeoutMs: drawingWait,
  busyError: () => busyRefusal(10),
})

/** Draws a picture in a worker thread, by a function of a module, when it is the sender's turn. */
export const drawInWorker = (
  sender: Sender,
  module: URL,
  name: string,
  task: unknown,
): Promise<Uint8Array<ArrayBuffer>> => queue.run(sender, async () => pictureOf(await runInWorker(module, name, task)))

function pictureOf(drawn: unknown): Uint8Array<ArrayBuffer> {
  if (!(drawn instanceof Uint8Array)) throw new Error('what was drawn is no picture')
  return new Uint8Array(drawn)
}
