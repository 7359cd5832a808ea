import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { createGunzip } from 'node:zlib'
import { EndedEarly } from './byte-reader.ts'
import { NotADump, untar } from './untar.ts'

/** What a backup of the embedded database holds, as a tar; reading throws what `asNotADump` understands. */
export function tarIn(file: string): AsyncIterable<Uint8Array> {
  const unpacking = createGunzip()
  const reading = createReadStream(file).on('error', error => unpacking.destroy(error))
  return reading.pipe(unpacking)
}

/** Writes what a backup holds below a folder. Throws NotADump where it is damaged or something else. */
export async function unpackBackup(file: string, folder: string): Promise<void> {
  await untar(tarIn(file), folder).catch(asNotADump)
  if (!existsSync(join(folder, 'PG_VERSION'))) throw new NotADump('it holds no database')
}

/** A file that ends early or that cannot be unpacked is no backup. */
export function asNotADump(error: unknown): never {
  if (error instanceof EndedEarly || isCompressionError(error)) throw new NotADump('it is damaged or something else')
  throw error
}

const isCompressionError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('Z_')
