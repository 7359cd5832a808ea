// Runs CPU-bound work in worker threads. The pool and its threads are created for the first work, and end after an idle minute, so that a site that
// draws nothing has no cost.
import { availableParallelism } from 'node:os'
import type { Piscina } from 'piscina'
import { minutes, seconds } from './clock.ts'

// Leaves one core to the pages.
export const workerThreads = availableParallelism() > 2 ? 2 : 1

/** In ms. Work that takes longer is aborted, and its thread ends. */
const maxWorkMs = seconds(30)

// On Linux the threads have a slightly lower priority than the thread that answers requests. It is only slight, because they must progress beside
// other busy programs.
const niceIncrement = 2

// The pool is replaced after this many calls: memory that native code keeps is only freed with its thread.
const maxCallsPerPool = 300

async function open(): Promise<Piscina> {
  const { Piscina: Pool } = await import('piscina')
  return new Pool({
    minThreads: 0,
    maxThreads: workerThreads,
    idleTimeout: minutes(1),
    niceIncrement,
  })
}

let opening: Promise<Piscina> | undefined
let calls = 0

/** Calls an exported function of a module in a worker thread. Arguments and results are copied. */
export async function runInWorker(module: URL, name: string, task: unknown): Promise<unknown> {
  if (calls >= maxCallsPerPool) void closeWorkerPool()
  calls += 1
  opening ??= open()
  const pool = await opening.catch((fault: unknown) => {
    // The next call tries again.
    opening = undefined
    throw fault
  })
  return await pool.run(task, { filename: module.href, name, signal: AbortSignal.timeout(maxWorkMs) })
}

/** Closes the pool after its running work; the next call opens another. */
export async function closeWorkerPool(): Promise<void> {
  const closing = opening
  opening = undefined
  calls = 0
  await (await closing)?.close()
}
