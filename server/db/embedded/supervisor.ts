import { setTimeout as pause } from 'node:timers/promises'
import type { RowCounts } from '../../kernel/database-backups.ts'
import type { DatabaseChanges } from '../../rpc/database-changes.ts'
import type { ThreadOptions } from './thread-messages.ts'
import { startThread, type Thread } from './start-database-thread.ts'

/** Keeps the embedded database running: starts another thread when its thread dies. */
export interface Supervisor {
  /** PGlite's own dump of the data folder, as a tar. */
  dump: () => Promise<Uint8Array>
  /** Copies the data folder as it is at one moment, and counts the rows at that moment. */
  copy: (target: string) => Promise<RowCounts>
  close: () => Promise<void>
}

const maxPauseMs = 5_000

/** Starts the database. Throws if it cannot be opened at all. */
export async function superviseDatabase(
  work: ThreadOptions,
  report: (message: string) => void,
  changes?: DatabaseChanges,
): Promise<Supervisor> {
  const callbacks = { report, onChange: (change: string) => changes?.notify(change) }
  let thread: Thread | undefined = await startThread(work, callbacks)
  let restarting: Promise<void> | undefined
  let closing = false

  async function restart(reason: string): Promise<void> {
    thread = undefined
    // The last commits may not have been announced.
    changes?.markIncomplete()
    report(`The embedded database stopped (${reason}); it is being started again.`)
    for (let wait = 100; thread === undefined && !closing; wait = Math.min(wait * 2, maxPauseMs)) {
      await pause(wait)
      thread = await startThread(work, callbacks).catch((error: unknown) => {
        report(
          `The embedded database could not be started again: ${error instanceof Error ? error.message : String(error)}`,
        )
        return undefined
      })
    }
    if (thread === undefined) return
    report('The embedded database is running again.')
    changes?.markComplete()
    restartWhenEnded(thread)
  }

  function restartWhenEnded({ ended }: Thread): void {
    void ended.then(reason => {
      if (!closing) restarting = restart(reason)
    })
  }

  function currentThread(): Thread {
    if (thread === undefined) throw new Error('the embedded database is just being started again')
    return thread
  }

  restartWhenEnded(thread)
  changes?.markComplete()
  return {
    dump: async () => currentThread().dump(),
    copy: async target => currentThread().copy(target),
    async close() {
      closing = true
      await restarting
      await thread?.close()
    },
  }
}
