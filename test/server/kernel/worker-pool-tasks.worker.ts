import { getPriority } from 'node:os'
import { isMainThread } from 'node:worker_threads'

/** The tasks that the tests of the worker pool run in a worker thread. */
export const describeThread = (name: string) => ({ name, isMainThread, priority: getPriority(0) })

export function fail(): never {
  throw new Error('cannot be done')
}
