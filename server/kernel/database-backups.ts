/** The number of rows of each table. */
export type RowCounts = Readonly<Record<string, number>>

/** Makes backups of the whole database, and checks them by restoring them into a temporary database. */
export interface DatabaseBackups {
  /** Writes a backup to a new file while the site runs. Returns the row counts of the same snapshot. */
  write: (file: string, signal: AbortSignal) => Promise<RowCounts>
  /** Restores a backup into a temporary database of that name, counts its rows, and drops the database. */
  check: (file: string, name: string, signal: AbortSignal) => Promise<RowCounts>
  /** Drops the database that an interrupted check of that name has left. */
  clear: (name: string) => Promise<void>
}

export type BackupFault = 'damaged' | 'no_program' | 'may_not_create' | 'full' | 'other'

/** Thrown when a backup could not be made or restored; the message is that of the program that failed. */
export class BackupFailed extends Error {
  readonly fault: BackupFault

  constructor(fault: BackupFault, words: string) {
    super(words)
    this.fault = fault
  }
}
