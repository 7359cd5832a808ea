/** How many rows each table has. */
export type RowCounts = Readonly<Record<string, number>>

/** Copies of the whole database, which are tried by restoring them beside it. */
export interface DatabaseCopies {
  /** Writes a copy to a new file while the site goes on, and counts the rows of the same moment. */
  write: (file: string, signal: AbortSignal) => Promise<RowCounts>
  /** Restores a copy into a database of that name, counts its rows, and throws that database away. */
  check: (file: string, name: string, signal: AbortSignal) => Promise<RowCounts>
  /** Throws away what a check of that name has left that was cut off. */
  clear: (name: string) => Promise<void>
}

export type CopyFault = 'damaged' | 'no_program' | 'may_not_create' | 'full' | 'other'

/** Why a copy could not be made or restored; the message holds the words of the program that failed. */
export class CopyFailed extends Error {
  readonly fault: CopyFault

  constructor(fault: CopyFault, words: string) {
    super(words)
    this.fault = fault
  }
}
