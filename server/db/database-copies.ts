import type { Settings } from '../kernel/env.ts'
import type { DatabaseCopies } from '../kernel/database-copies.ts'
import type { Database } from './connection.ts'
import { embeddedCopies } from './embedded/embedded-copies.ts'
import { serverCopies } from './server-copies.ts'

type Where = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>

/** How copies of this database are made and tried. */
export function openCopies(
  { copy }: Pick<Database, 'copy'>,
  { DATABASE_URL: url, DATA_DIR: dataDir }: Where,
): DatabaseCopies {
  if (url !== undefined) return serverCopies(url)
  if (copy === undefined) throw new Error('another process has the embedded database')
  return embeddedCopies(copy, dataDir)
}
