import { Worker } from 'node:worker_threads'
import type { FromWorker, ToWorker, Work } from './messages.ts'

/** One run of the database in a worker thread. */
export interface Thread {
  /** Resolves with the reason when the thread ends. */
  ended: Promise<string>
  dump: () => Promise<Uint8Array>
  close: () => Promise<void>
}

/** What is heard from it while it runs. */
export interface ThreadCallbacks {
  report: (message: string) => void
  changed: (change: string) => void
}

// A long statement is silence too, so this is far above what one should take.
const checkEvery = 5_000
const silentChecks = 24
const closesWithin = 10_000

/** Starts the thread and waits until the database answers. */
export async function startThread(work: Work, { report: notice, changed }: ThreadCallbacks): Promise<Thread> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 }, // docs/decisions/embedded-database.md
  })
  const ready = Promise.withResolvers<undefined>()
  const ended = Promise.withResolvers<string>()
  const dumps = new Map<number, PromiseWithResolvers<Uint8Array>>()
  let silent = 0

  function end(reason: string): void {
    ended.resolve(reason)
    ready.reject(new Error(reason))
    for (const dump of dumps.values()) dump.reject(new Error(reason))
    void worker.terminate()
  }

  function hear(message: FromWorker): void {
    silent = 0
    switch (message.tell) {
      case 'ready':
        ready.resolve(undefined)
        return
      case 'noticed':
        notice(message.message)
        return
      case 'changed':
        changed(message.change)
        return
      case 'failed':
        end(message.message)
        return
      case 'closed':
        end('it was closed')
        return
      case 'dumped':
        dumps.get(message.id)?.resolve(new Uint8Array(message.tar))
        return
      case 'not-dumped':
        dumps.get(message.id)?.reject(new Error(message.message))
        return
      case 'alive':
        return
    }
  }
  worker.on('message', hear)
  worker.on('error', error => end(error instanceof Error ? error.message : String(error)))
  worker.on('exit', code => end(`its thread ended with code ${String(code)}`))

  worker.postMessage({ ask: 'open', work } satisfies ToWorker)
  await ready.promise
  // A statement that never ends would hold up every visitor: nothing else can stop it there. Checks are counted instead of time, which
  // also passes while the machine sleeps.
  const watch = setInterval(() => {
    silent += 1
    if (silent > silentChecks) end('it gave no sign of life for two minutes')
  }, checkEvery).unref()
  void ended.promise.then(() => clearInterval(watch))
  return { ended: ended.promise, dump: () => dump(worker, dumps), close: () => close(worker, ended.promise) }
}

async function dump(worker: Worker, dumps: Map<number, PromiseWithResolvers<Uint8Array>>): Promise<Uint8Array> {
  const id = Math.max(0, ...dumps.keys()) + 1
  const answer = Promise.withResolvers<Uint8Array>()
  dumps.set(id, answer)
  worker.postMessage({ ask: 'dump', id } satisfies ToWorker)
  try {
    return await answer.promise
  } finally {
    dumps.delete(id)
  }
}

async function close(worker: Worker, ended: Promise<string>): Promise<void> {
  worker.postMessage({ ask: 'close' } satisfies ToWorker)
  const late = setTimeout(() => void worker.terminate(), closesWithin)
  await ended
  clearTimeout(late)
}
