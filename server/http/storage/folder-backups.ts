import { createReadStream } from 'node:fs'
import { access, constants, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { StorageUnavailable, type BackupStore } from '../../kernel/backup-store.ts'

interface Folder {
  path: string
  /** False for a folder that the operator has named. If it does not exist, a disk is missing, and the backups must not be written in its place. */
  createIfMissing: boolean
}

/** Backups in a folder of this machine. A file gets its name when it is complete. */
export function folderBackups({ path, createIfMissing }: Folder): BackupStore {
  const place = (name: string) => join(path, name)
  const draftOf = (name: string) => `${place(name)}.part`
  return {
    async draft(name) {
      if (createIfMissing) await mkdir(path, { recursive: true, mode: 0o700 }).catch(asGone)
      await access(path, constants.W_OK | constants.X_OK).catch(asGone)
      return draftOf(name)
    },
    async commit(name) {
      await rename(draftOf(name), place(name)).catch(asGone)
      await synced(path)
      return (await stat(place(name))).size
    },
    async fetch(name) {
      await access(place(name), constants.R_OK).catch(asGone)
      return place(name)
    },
    async open(name) {
      const file = await open(place(name)).catch(() => undefined)
      return file === undefined ? undefined : createReadStream('', { fd: file, autoClose: true })
    },
    removeDrafts: name => rm(draftOf(name), { force: true }),
    remove: name => rm(place(name), { force: true }),
  }
}

/** Syncs the folder, because a new name reaches the disk with its folder. */
async function synced(folder: string): Promise<void> {
  const opened = await open(folder)
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}

function asGone(error: unknown): never {
  const isOfPlace = error instanceof Error && 'code' in error && error.code !== 'ENOSPC' && error.code !== 'EDQUOT'
  throw isOfPlace ? new StorageUnavailable(error.message) : error
}
