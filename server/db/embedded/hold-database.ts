import { parentPort } from 'node:worker_threads'
import { openEngine, type Engine } from './engine.ts'
import type { FromWorker, ToWorker, Work } from './messages.ts'
import { serveSessions } from './sessions.ts'
import { createSessionQueue, type SessionQueue } from './session-queue.ts'
import { startMaintenance } from './vacuum.ts'

const aliveEvery = 2_000
const upkeepEvery = 60_000
const patience = 5_000

/** The thread's whole life: opens the database of its message, serves it on the socket, closes it on request. */
export function holdDatabase(): void {
  let held: Promise<Held> | undefined
  parentPort?.on('message', (message: ToWorker) => {
    if (message.ask === 'open') held = open(message.work)
    held?.then(database => obey(message, database)).catch(fail)
  })
}

interface Held {
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

async function obey(message: ToWorker, { engine, turns, close }: Held): Promise<void> {
  switch (message.ask) {
    case 'open':
      tell({ tell: 'ready' })
      return
    case 'dump':
      dump(message.id, engine, turns)
      return
    case 'close':
      await close()
      tell({ tell: 'closed' })
  }
}

function dump(id: number, { db }: Engine, turns: SessionQueue): void {
  turns.take({ cutOff: () => undefined }, async () => {
    try {
      await db.exec('checkpoint')
      const file = await db.dumpDataDir('none')
      const tar = await file.arrayBuffer()
      parentPort?.postMessage({ tell: 'dumped', id, tar } satisfies FromWorker, [tar])
    } catch (error) {
      tell({ tell: 'not-dumped', id, message: sentence(error) })
    }
    return false
  })
}

// The site ends this thread when it hears of it, and starts another.
function fail(error: unknown): void {
  tell({ tell: 'failed', message: sentence(error) })
}

function tell(message: FromWorker): void {
  parentPort?.postMessage(message)
}

function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
