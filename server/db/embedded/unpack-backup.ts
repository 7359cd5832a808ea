import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { createGunzip } from 'node:zlib'
import { EndedEarly } from './byte-reader.ts'
import { NotADump, untar } from './untar.ts'

/** Returns the tar in a backup of the embedded database. Reading it throws errors that `asNotADump` translates. */
export function tarIn(file: string): AsyncIterable<Uint8Array> {
  const unpacking = createGunzip()
  const reading = createReadStream(file).on('error', error => unpacking.destroy(error))
  return reading.pipe(unpacking)
}

/** Unpacks a backup into a folder. Throws NotADump if it is damaged or no backup. */
export async function unpackBackup(file: string, folder: string): Promise<void> {
  await untar(tarIn(file), folder).catch(asNotADump)
  if (!existsSync(join(folder, 'PG_VERSION'))) throw new NotADump('it holds no database')
}

/** Translates the error of a file that ends early or cannot be unpacked to NotADump. */
export function asNotADump(error: unknown): never {
  if (error instanceof EndedEarly || isCompressionError(error)) throw new NotADump('it is damaged or something else')
  throw error
}

const isCompressionError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('Z_')
