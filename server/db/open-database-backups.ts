import type { Settings } from '../kernel/env.ts'
import { BackupFailed, type DatabaseBackups } from '../kernel/database-backups.ts'
import type { Database } from './connection.ts'
import { embeddedBackups } from './embedded/embedded-backups.ts'
import { serverBackups } from './server-backups.ts'

type DatabaseSettings = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>

/** Returns the operations that make and test backups of this database. */
export function openDatabaseBackups(
  { copy }: Pick<Database, 'copy'>,
  { DATABASE_URL: url, DATA_DIR: dataDir }: DatabaseSettings,
): DatabaseBackups {
  if (url !== undefined) return serverBackups(url)
  return copy === undefined ? unavailableBackups : embeddedBackups(copy, dataDir)
}

const refuseBackup = () => Promise.reject(new BackupFailed('other', 'another process has the embedded database'))

/** For a command that uses the embedded database of a running site: only the process that has the database open can copy it. */
const unavailableBackups: DatabaseBackups = { write: refuseBackup, check: refuseBackup, clear: refuseBackup }
