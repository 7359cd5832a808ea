import { Worker } from 'node:worker_threads'
import type { RowCounts } from '../../kernel/database-backups.ts'
import { PendingRequests } from './pending-requests.ts'
import type { FromWorker, ToWorker, ThreadOptions } from './thread-messages.ts'

/** One run of the database in a worker thread. */
export interface Thread {
  /** Resolves with the reason when the thread ends. */
  ended: Promise<string>
  dump: () => Promise<Uint8Array>
  /** Copies the data folder as it is at one moment, and counts the rows at that moment. */
  copy: (target: string) => Promise<RowCounts>
  close: () => Promise<void>
}

/** Callbacks for messages of the running thread. */
interface ThreadCallbacks {
  report: (message: string) => void
  onChange: (change: string) => void
}

// A long statement is silent too, so the limit is far above the time that one should take.
const checkEvery = 5_000
const silentChecks = 24
const closesWithin = 10_000

/** Starts the thread and waits until the database answers. */
export async function startThread(work: ThreadOptions, { report: notice, onChange }: ThreadCallbacks): Promise<Thread> {
  const worker = new Worker(new URL('./database.worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 }, // docs/decisions/embedded-database.md
  })
  const ready = Promise.withResolvers<undefined>()
  const ended = Promise.withResolvers<string>()
  const requests = new ThreadRequests()
  let silent = 0

  function end(reason: string): void {
    ended.resolve(reason)
    ready.reject(new Error(reason))
    requests.rejectAll(new Error(reason))
    void worker.terminate()
  }

  function handleMessage(message: FromWorker): void {
    silent = 0
    if (requests.accept(message)) return
    switch (message.type) {
      case 'ready':
        ready.resolve(undefined)
        return
      case 'noticed':
        notice(message.message)
        return
      case 'changed':
        onChange(message.change)
        return
      case 'failed':
        end(message.message)
        return
      case 'closed':
        end('it was closed')
        return
      case 'alive':
        return
    }
  }
  worker.on('message', handleMessage)
  worker.on('error', error => end(error instanceof Error ? error.message : String(error)))
  worker.on('exit', code => end(`its thread ended with code ${String(code)}`))

  worker.postMessage({ type: 'open', work } satisfies ToWorker)
  await ready.promise
  // A statement that never ends would block every request, and nothing else can stop it. Checks are counted instead of time, because time also passes
  // while the machine is suspended.
  const watch = setInterval(() => {
    silent += 1
    if (silent > silentChecks) end('it gave no sign of life for two minutes')
  }, checkEvery).unref()
  void ended.promise.then(() => clearInterval(watch))
  return {
    ended: ended.promise,
    dump: () => requests.dumps.ask(id => worker.postMessage({ type: 'dump', id } satisfies ToWorker)),
    copy: target => requests.copies.ask(id => worker.postMessage({ type: 'copy', id, target } satisfies ToWorker)),
    close: () => close(worker, ended.promise),
  }
}

type ThreadResponse = Extract<FromWorker, { id: number }>

/** Requests to the thread that wait for a response: dumps and copies. */
class ThreadRequests {
  readonly dumps = new PendingRequests<Uint8Array>()
  readonly copies = new PendingRequests<RowCounts>()

  /** Passes a response on to its request. Returns false for any other message. */
  accept(message: FromWorker): message is ThreadResponse {
    switch (message.type) {
      case 'dumped':
        this.dumps.resolve(message.id, new Uint8Array(message.tar))
        return true
      case 'copied':
        this.copies.resolve(message.id, message.counts)
        return true
      case 'not-dumped': {
        const { id, message: words, code } = message
        const error = Object.assign(new Error(words), code === undefined ? {} : { code })
        this.dumps.reject(id, error)
        this.copies.reject(id, error)
        return true
      }
      default:
        return false
    }
  }

  rejectAll(error: Error): void {
    this.dumps.rejectAll(error)
    this.copies.rejectAll(error)
  }
}

async function close(worker: Worker, ended: Promise<string>): Promise<void> {
  worker.postMessage({ type: 'close' } satisfies ToWorker)
  const late = setTimeout(() => void worker.terminate(), closesWithin)
  await ended
  clearTimeout(late)
}
