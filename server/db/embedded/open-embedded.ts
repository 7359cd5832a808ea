import type { RowCounts } from '../../kernel/database-backups.ts'
import type { DatabaseChanges } from '../../rpc/database-changes.ts'
import { serveDump } from './serve-dump.ts'
import { unpackImage } from './database-image.ts'
import { superviseDatabase, type Supervisor } from './supervisor.ts'
import { takeDataDirLock } from './data-dir-lock.ts'
import { databasePathsIn } from './database-paths.ts'

interface Embedded {
  dump: () => Promise<Uint8Array>
  /** Copies the data folder as it is at one moment, and counts the rows at that moment. */
  copy: (target: string) => Promise<RowCounts>
  close: () => Promise<void>
}

interface EmbeddedOptions {
  dataDir: string
  /** Whether committed data must survive a power cut. It survives a killed process in any case. */
  durable: boolean
  report: (message: string) => void
  changes?: DatabaseChanges | undefined
}

/** Opens the embedded database for this process alone. Throws DataDirInUse when another process has it open. */
export async function openEmbedded({ dataDir, durable, report, changes }: EmbeddedOptions): Promise<Embedded> {
  if (process.platform === 'win32')
    throw new Error('The embedded database needs Linux or macOS; set DATABASE_URL instead.')
  const { lock: lockPath, cluster, socket } = databasePathsIn(dataDir)
  let supervisor: Supervisor | undefined
  const lock = await takeDataDirLock(lockPath, dataDir, visitor => serveDump(visitor, dump))

  const dump = async (): Promise<Uint8Array> => opened().dump()

  function opened(): Supervisor {
    if (supervisor === undefined) throw new Error('the database is just being opened')
    return supervisor
  }

  async function close(): Promise<void> {
    try {
      await supervisor?.close()
    } finally {
      await lock.release()
    }
  }

  try {
    await unpackImage(cluster, durable)
    supervisor = await superviseDatabase({ folder: cluster, socketPath: socket, durable }, report, changes)
    return { dump, copy: async target => opened().copy(target), close }
  } catch (error) {
    await lock.release()
    throw error
  }
}
