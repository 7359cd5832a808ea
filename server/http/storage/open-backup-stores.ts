import { join, resolve } from 'node:path'
import type { BackupStores } from '../../kernel/backup-store.ts'
import type { Settings } from '../../kernel/env.ts'
import { folderBackups } from './folder-backups.ts'
import { s3Backups } from './s3-backups.ts'

type StorageSettings = Pick<Settings, 'BACKUP_DIR' | 'DATA_DIR' | 'STORAGE'>

/** Opens the folder that BACKUP_DIR names, or `backups` in the data directory, and object storage if STORAGE names one. */
export function openBackupStores({
  BACKUP_DIR: named,
  DATA_DIR: dataDir,
  STORAGE: storage,
}: StorageSettings): BackupStores {
  const own = join(resolve(dataDir), 'backups')
  return {
    folder: folderBackups(
      named === undefined ? { path: own, createIfMissing: true } : { path: resolve(named), createIfMissing: false },
    ),
    storage: storage === undefined ? undefined : s3Backups(storage, own),
  }
}
