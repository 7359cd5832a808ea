import type { Settings } from '../kernel/env.ts'
import { CopyFailed, type DatabaseCopies } from '../kernel/database-copies.ts'
import type { Database } from './connection.ts'
import { embeddedCopies } from './embedded/embedded-copies.ts'
import { serverCopies } from './server-copies.ts'

type DatabaseSettings = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>

/** Returns the operations that make and test copies of this database. */
export function openCopies(
  { copy }: Pick<Database, 'copy'>,
  { DATABASE_URL: url, DATA_DIR: dataDir }: DatabaseSettings,
): DatabaseCopies {
  if (url !== undefined) return serverCopies(url)
  return copy === undefined ? unavailableCopies : embeddedCopies(copy, dataDir)
}

const refuseCopy = () => Promise.reject(new CopyFailed('other', 'another process has the embedded database'))

/** For a command that uses the embedded database of a running site: only the process that has the database open can copy it. */
const unavailableCopies: DatabaseCopies = { write: refuseCopy, check: refuseCopy, clear: refuseCopy }
