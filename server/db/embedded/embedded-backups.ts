import { createWriteStream, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Client } from 'pg'
import { BackupFailed, type DatabaseBackups, type RowCounts } from '../../kernel/database-backups.ts'
import { countRows } from '../count-rows.ts'
import { createPrivateFile } from '../create-private-file.ts'
import { port } from './database-paths.ts'
import { packFolder } from './pack-folder.ts'
import { superviseDatabase } from './supervisor.ts'
import { unpackBackup } from './unpack-backup.ts'
import { InvalidDump } from './untar.ts'

/**
 * Backups of the embedded database. Its folder is copied while the site works, packed from there, and tested by a second database in a thread of its
 * own. The intermediate folders are in DATA_DIR, because a temporary folder may be too small.
 */
export function embeddedBackups(copy: (target: string) => Promise<RowCounts>, dataDir: string): DatabaseBackups {
  const folderOf = (name: string) => join(realpathSync(dataDir), name)
  return {
    async write(file, signal) {
      const folder = emptyFolder(folderOf('backup-copy'))
      try {
        const counts = await copy(folder)
        signal.throwIfAborted()
        createPrivateFile(file)
        await pipeline(packFolder(folder), createGzip(), createWriteStream(file, { flags: 'r+', flush: true }), {
          signal,
        })
        return counts
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    },
    async check(file, name, signal) {
      const folder = emptyFolder(folderOf(name))
      try {
        await unpackBackup(file, folder)
        signal.throwIfAborted()
        return await countsIn(folder)
      } catch (error) {
        if (error instanceof InvalidDump) throw new BackupFailed('damaged', error.message)
        throw error
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    },
    async clear(name) {
      for (const folder of [name, 'backup-copy']) rmSync(folderOf(folder), { recursive: true, force: true })
    },
  }
}

function emptyFolder(folder: string): string {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { mode: 0o700 })
  return folder
}

/** Opens a data folder beside the database of the site, and counts its rows. */
async function countsIn(folder: string): Promise<RowCounts> {
  const sockets = mkdtempSync(join(tmpdir(), 'backup-'))
  try {
    const socketPath = join(sockets, `.s.PGSQL.${String(port)}`)
    const opened = await superviseDatabase({ folder, socketPath, durable: false }, () => undefined).catch(
      (error: unknown) => {
        throw new BackupFailed('damaged', error instanceof Error ? error.message : String(error))
      },
    )
    try {
      return await countBy(sockets)
    } finally {
      await opened.close()
    }
  } finally {
    rmSync(sockets, { recursive: true, force: true })
  }
}

async function countBy(sockets: string): Promise<RowCounts> {
  const client = new Client({ host: sockets, port, user: 'postgres', database: 'postgres' })
  await client.connect()
  try {
    return await countRows(async sql => (await client.query<Record<string, unknown>>(sql)).rows)
  } finally {
    await client.end()
  }
}
