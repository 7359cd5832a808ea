import { parentPort } from 'node:worker_threads'
import { openEngine, type Engine } from './engine.ts'
import { countRows } from '../count-rows.ts'
import { copyLiveFolder } from './copy-live-folder.ts'
import type { FromWorker, ToWorker, ThreadOptions } from './thread-messages.ts'
import { serveSessions } from './database-sessions.ts'
import { createSessionQueue, type SessionQueue } from './session-queue.ts'
import { startMaintenance } from './maintenance.ts'

const heartbeatInterval = 2_000
const maintenanceInterval = 60_000
const maxIdle = 5_000

/** Runs in the thread: opens the database of its message, serves it on the socket, and closes it on request. */
export function runDatabaseThread(): void {
  let held: Promise<OpenedDatabase> | undefined
  parentPort?.on('message', (message: ToWorker) => {
    if (message.type === 'open') held = open(message.work)
    held?.then(database => handleMessage(message, database)).catch(fail)
  })
}

interface OpenedDatabase {
  folder: string
  engine: Engine
  queue: SessionQueue
  close: () => Promise<void>
}

async function open({ folder, socketPath, durable }: ThreadOptions): Promise<OpenedDatabase> {
  const engine = await openEngine(folder, durable)
  const queue = createSessionQueue({ rollBack: () => engine.rollBack(), maxIdle, onBroken: fail })
  const report = (message: string) => send({ type: 'noticed', message })
  const onChange = (change: string) => send({ type: 'changed', change })
  const sessions = await serveSessions({ path: socketPath, engine, queue, onChange, report })
  const stopMaintenance = startMaintenance({
    db: engine.db,
    queue,
    pause: maintenanceInterval,
    report: error => report(sentence(error)),
  })
  const heartbeat = setInterval(() => send({ type: 'alive' }), heartbeatInterval)
  return {
    folder,
    engine,
    queue,
    async close() {
      stopMaintenance()
      clearInterval(heartbeat)
      await sessions.close()
      await engine.db.close()
    },
  }
}

async function handleMessage(message: ToWorker, held: OpenedDatabase): Promise<void> {
  switch (message.type) {
    case 'open':
      send({ type: 'ready' })
      return
    case 'dump':
      dump(message.id, held)
      return
    case 'copy':
      await copy(message.id, message.target, held)
      return
    case 'close':
      await held.close()
      send({ type: 'closed' })
  }
}

function dump(id: number, { engine: { db }, queue }: OpenedDatabase): void {
  queue.enqueue({ disconnect: () => undefined }, async () => {
    try {
      await db.exec('checkpoint')
      const file = await db.dumpDataDir('none')
      const tar = await file.arrayBuffer()
      parentPort?.postMessage({ type: 'dumped', id, tar } satisfies FromWorker, [tar])
    } catch (error) {
      send({ type: 'not-dumped', id, message: sentence(error), code: codeOf(error) })
    }
    return false
  })
}

/**
 * Copies the folder. The site keeps working during the first pass. In the turn that follows nobody writes, and changed files are copied and rows
 * counted.
 */
async function copy(id: number, target: string, { folder, engine: { db }, queue }: OpenedDatabase): Promise<void> {
  try {
    const catchUp = await copyLiveFolder(folder, target)
    queue.enqueue({ disconnect: () => undefined }, async () => {
      try {
        await db.exec('checkpoint')
        const counts = await countRows(async sql => (await db.query(sql)).rows)
        catchUp()
        send({ type: 'copied', id, counts })
      } catch (error) {
        send({ type: 'not-dumped', id, message: sentence(error), code: codeOf(error) })
      }
      return false
    })
  } catch (error) {
    send({ type: 'not-dumped', id, message: sentence(error), code: codeOf(error) })
  }
}

// The main thread then ends this thread and starts another.
function fail(error: unknown): void {
  send({ type: 'failed', message: sentence(error) })
}

function send(message: FromWorker): void {
  parentPort?.postMessage(message)
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
