import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { replaceFolder } from './database-image.ts'
import { superviseDatabase } from './supervisor.ts'
import { takeDataDirLock } from './data-dir-lock.ts'
import { databasePathsIn } from './database-paths.ts'
import { syncFolder } from './sync-folder.ts'
import { InvalidDump, untar } from './untar.ts'

/**
 * Replaces the embedded database by a dump, which is first opened as a test. Throws DataDirInUse while a site runs, and InvalidDump if the tar is no
 * database; nothing has changed then.
 */
export async function restoreEmbedded(dataDir: string, tar: AsyncIterable<Uint8Array>): Promise<void> {
  const { lock: lockPath, cluster, socket } = databasePathsIn(dataDir)
  const lock = await takeDataDirLock(lockPath, dataDir, visitor => visitor.destroy())
  const restored = `${cluster}.restored`
  try {
    rmSync(restored, { recursive: true, force: true })
    mkdirSync(restored, { mode: 0o700 })
    await untar(tar, restored)
    if (!existsSync(join(restored, 'PG_VERSION'))) throw new InvalidDump('it holds no database')
    await syncFolder(restored)
    const opened = await superviseDatabase({ folder: restored, socketPath: socket, durable: true }, () => undefined)
    await opened.close()
    replaceFolder(restored, cluster)
  } finally {
    rmSync(restored, { recursive: true, force: true })
    await lock.release()
  }
}
