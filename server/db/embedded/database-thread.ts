import { parentPort } from 'node:worker_threads'
import { openEngine, type Engine } from './engine.ts'
import { countRows } from '../count-rows.ts'
import { copyLiveFolder } from './copy-live-folder.ts'
import type { FromWorker, ToWorker, Work } from './thread-messages.ts'
import { serveSessions } from './sessions.ts'
import { createSessionQueue, type SessionQueue } from './session-queue.ts'
import { startMaintenance } from './vacuum.ts'

const aliveEvery = 2_000
const upkeepEvery = 60_000
const patience = 5_000

/** Runs in the thread: opens the database of its message, serves it on the socket, and closes it on request. */
export function runDatabaseThread(): void {
  let held: Promise<Held> | undefined
  parentPort?.on('message', (message: ToWorker) => {
    if (message.ask === 'open') held = open(message.work)
    held?.then(database => obey(message, database)).catch(fail)
  })
}

interface Held {
  folder: string
  engine: Engine
  turns: SessionQueue
  close: () => Promise<void>
}

async function open({ folder, socketPath, durable }: Work): Promise<Held> {
  const engine = await openEngine(folder, durable)
  const turns = createSessionQueue({ giveUp: () => engine.giveUp(), patience, broken: fail })
  const report = (message: string) => tell({ tell: 'noticed', message })
  const changed = (change: string) => tell({ tell: 'changed', change })
  const sessions = await serveSessions({ path: socketPath, engine, turns, changed, report })
  const stopUpkeep = startMaintenance({
    db: engine.db,
    turns,
    pause: upkeepEvery,
    report: error => report(sentence(error)),
  })
  const heartbeat = setInterval(() => tell({ tell: 'alive' }), aliveEvery)
  return {
    folder,
    engine,
    turns,
    async close() {
      stopUpkeep()
      clearInterval(heartbeat)
      await sessions.close()
      await engine.db.close()
    },
  }
}

async function obey(message: ToWorker, held: Held): Promise<void> {
  switch (message.ask) {
    case 'open':
      tell({ tell: 'ready' })
      return
    case 'dump':
      dump(message.id, held)
      return
    case 'copy':
      await copy(message.id, message.target, held)
      return
    case 'close':
      await held.close()
      tell({ tell: 'closed' })
  }
}

function dump(id: number, { engine: { db }, turns }: Held): void {
  turns.take({ cutOff: () => undefined }, async () => {
    try {
      await db.exec('checkpoint')
      const file = await db.dumpDataDir('none')
      const tar = await file.arrayBuffer()
      parentPort?.postMessage({ tell: 'dumped', id, tar } satisfies FromWorker, [tar])
    } catch (error) {
      tell({ tell: 'not-dumped', id, message: sentence(error), code: codeOf(error) })
    }
    return false
  })
}

/**
 * Copies the folder. The site keeps working during the first pass. In the turn that follows nobody writes, and changed files are copied and rows
 * counted.
 */
async function copy(id: number, target: string, { folder, engine: { db }, turns }: Held): Promise<void> {
  try {
    const catchUp = await copyLiveFolder(folder, target)
    turns.take({ cutOff: () => undefined }, async () => {
      try {
        await db.exec('checkpoint')
        const counts = await countRows(async sql => (await db.query(sql)).rows)
        catchUp()
        tell({ tell: 'copied', id, counts })
      } catch (error) {
        tell({ tell: 'not-dumped', id, message: sentence(error), code: codeOf(error) })
      }
      return false
    })
  } catch (error) {
    tell({ tell: 'not-dumped', id, message: sentence(error), code: codeOf(error) })
  }
}

// The main thread then ends this thread and starts another.
function fail(error: unknown): void {
  tell({ tell: 'failed', message: sentence(error) })
}

function tell(message: FromWorker): void {
  parentPort?.postMessage(message)
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
