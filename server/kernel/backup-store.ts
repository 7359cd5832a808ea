import type { Readable } from 'node:stream'

/** A storage of backups. The site makes the names, never a person. */
export interface BackupStore {
  /** Returns the path of the temporary file that a backup is written to; throws StorageUnavailable if it cannot be created. */
  draft: (name: string) => Promise<string>
  /** Moves the written draft to its final place and returns its size in bytes. */
  commit: (name: string, signal: AbortSignal) => Promise<number>
  /** Returns the path of a local file with the backup, for a program to read. */
  fetch: (name: string, signal: AbortSignal) => Promise<string>
  /** Opens the backup as a stream; undefined if it is gone. */
  open: (name: string) => Promise<Readable | undefined>
  /** Removes drafts and fetched copies; the stored backup stays. */
  removeDrafts: (name: string) => Promise<void>
  remove: (name: string) => Promise<void>
}

/** The storages of the site. Object storage exists only if the operator has set STORAGE. */
export interface BackupStores {
  folder: BackupStore
  storage: BackupStore | undefined
}

export type BackupPlace = keyof BackupStores

/** The folder is missing or not writable, or the object storage does not answer. The message is that of the system. */
export class StorageUnavailable extends Error {}
