import type { Readable } from 'node:stream'

/** Where backups lie. Names are made by the site, never by people. */
export interface BackupStore {
  /** The file that a backup is written to before it gets its place; throws PlaceGone where there is no place for it. */
  draft: (name: string) => Promise<string>
  /** Gives what was written its place, and tells how many bytes it has. */
  keep: (name: string, signal: AbortSignal) => Promise<number>
  /** A file that holds what lies there, for a program to read. */
  fetch: (name: string, signal: AbortSignal) => Promise<string>
  /** What lies there, to be sent on; undefined where it is gone. */
  open: (name: string) => Promise<Readable | undefined>
  /** Removes drafts and what was fetched; what lies in its place stays. */
  tidy: (name: string) => Promise<void>
  remove: (name: string) => Promise<void>
}

/** Object storage only where the operator has named one (STORAGE). */
export interface BackupStores {
  folder: BackupStore
  storage: BackupStore | undefined
}

export type BackupPlace = keyof BackupStores

/** The folder is gone or may not be written, or the storage does not answer; the message is the system's own. */
export class PlaceGone extends Error {}
