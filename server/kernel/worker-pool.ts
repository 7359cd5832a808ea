// Work that takes the processor for long runs in a worker thread. The pool and its threads are made with the first work and end when
// nothing has been asked for a minute, so that a site that draws nothing pays nothing.
import { availableParallelism } from 'node:os'
import type { Piscina } from 'piscina'
import { minutes, seconds } from './clock.ts'

// One core is left for the pages.
export const workerThreads = availableParallelism() > 2 ? 2 : 1

/** In ms: work that takes longer ends with its thread. */
const longestWork = seconds(30)

// On Linux the threads give way to the one that answers requests, a little: beside other busy programs they must go on drawing.
const niceIncrement = 2

// The memory that native code keeps goes back to the system with its thread.
const worksOfOnePool = 300

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
let works = 0

/** Calls a function that a module exports, in a worker thread. What goes there and back is copied. */
export async function runInWorker(module: URL, name: string, task: unknown): Promise<unknown> {
  if (works >= worksOfOnePool) void closeWorkerPool()
  works += 1
  opening ??= open()
  const pool = await opening.catch((fault: unknown) => {
    // The next work tries again.
    opening = undefined
    throw fault
  })
  return await pool.run(task, { filename: module.href, name, signal: AbortSignal.timeout(longestWork) })
}

/** Ends the threads when what they have begun is done; the next work opens others. */
export async function closeWorkerPool(): Promise<void> {
  const closing = opening
  opening = undefined
  works = 0
  await (await closing)?.close()
}
