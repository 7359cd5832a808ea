import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { changesChannel } from '../../rpc/database-triggers/announce-change.ts'
import { DurableFolder } from './durable-folder.ts'

export interface Engine {
  /** The server's response to the start of a connection. */
  greeting: Uint8Array
  /** Runs one unit of the protocol. `open` is true while a transaction or pipeline is unfinished. Throws if the database broke. */
  run: (unit: Uint8Array, complete: boolean) => Promise<{ bytes: Uint8Array; open: boolean }>
  /** Ends a pipeline and transaction whose connection is gone. */
  rollBack: () => Promise<void>
  db: PGlite
}

/** The PostgreSQL version of PGlite, and so of data folders and images. */
const embeddedMajor = '18'

const settings = {
  shared_buffers: '16MB', // docs/decisions/embedded-database.md
  min_wal_size: '2MB',
  max_wal_size: '16MB',
  plan_cache_mode: 'force_generic_plan', // planning a read of a page takes three times as long as running it
  wal_sync_method: 'fsync', // Emscripten's fdatasync does nothing
}

const readyForQuery = 'Z'.charCodeAt(0)
const idle = 'I'.charCodeAt(0)

/** Opens the data folder. With `durable`, committed data survives a power cut too, which tests do not need. */
export async function openEngine(folder: string, durable: boolean): Promise<Engine> {
  const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
  if (version !== embeddedMajor) {
    throw new Error(
      `The database in ${folder} is of PostgreSQL ${version}, this site brings PostgreSQL ${embeddedMajor}.`,
    )
  }
  const startParams = PGlite.defaultStartParams
    .filter(param => param !== '-F' || !durable)
    .concat(Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]))
  const fs = durable ? await DurableFolder.open(folder) : new NodeFS(folder)
  const db = await PGlite.create({ fs, startParams })
  // The engine has one session for all connections, so the response to a commit contains its notifications.
  await db.exec(`listen ${changesChannel}`)
  return {
    greeting: await greet(db),
    run: (unit, complete) => run(db, unit, complete),
    rollBack: () => rollBack(db),
    db,
  }
}

async function greet(db: PGlite): Promise<Uint8Array> {
  const text = Buffer.from('user\0postgres\0database\0postgres\0\0')
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + text.length, 0)
  head.writeUInt32BE(196_608, 4)
  return Uint8Array.from(await db.execProtocolRaw(Buffer.concat([head, text])))
}

async function run(db: PGlite, unit: Uint8Array, complete: boolean): Promise<{ bytes: Uint8Array; open: boolean }> {
  const parts: Uint8Array[] = []
  await db.execProtocolRawStream(unit, { syncToFs: false, onRawData: part => void parts.push(part.slice()) })
  const bytes = Buffer.concat(parts)
  if (!complete) return { bytes, open: true }
  if (bytes.at(-6) !== readyForQuery) throw new Error('the database stopped in the middle of a statement')
  return { bytes, open: bytes.at(-1) !== idle }
}

async function rollBack(db: PGlite): Promise<void> {
  await run(db, message('S', ''), true)
  await run(db, message('Q', 'ROLLBACK\0'), true)
}

function message(type: string, body: string): Buffer {
  const bytes = Buffer.from(`${type}0000${body}`)
  bytes.writeUInt32BE(bytes.length - 1, 1)
  return bytes
}
