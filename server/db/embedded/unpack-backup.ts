import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { createGunzip } from 'node:zlib'
import { UnexpectedEnd } from './byte-reader.ts'
import { InvalidDump, untar } from './untar.ts'

/** Returns the tar in a backup of the embedded database. Reading it throws errors that `throwInvalidDump` translates. */
export function readTar(file: string): AsyncIterable<Uint8Array> {
  const unpacking = createGunzip()
  const reading = createReadStream(file).on('error', error => unpacking.destroy(error))
  return reading.pipe(unpacking)
}

/** Unpacks a backup into a folder. Throws InvalidDump if it is damaged or no backup. */
export async function unpackBackup(file: string, folder: string): Promise<void> {
  await untar(readTar(file), folder).catch(throwInvalidDump)
  if (!existsSync(join(folder, 'PG_VERSION'))) throw new InvalidDump('it holds no database')
}

/** Translates the error of a file that ends early or cannot be unpacked to InvalidDump. */
export function throwInvalidDump(error: unknown): never {
  if (error instanceof UnexpectedEnd || isCompressionError(error))
    throw new InvalidDump('it is damaged or something else')
  throw error
}

const isCompressionError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('Z_')
