import { createWriteStream, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { extract, type Extract } from 'tar-stream'

/** The file is not a dump of a database. */
export class InvalidDump extends Error {}

type Entry = Extract extends AsyncIterable<infer Each> ? Each : never

/** Streams the files of a tar into a folder. Only plain files and folders that stay inside are accepted. */
export async function untar(source: AsyncIterable<Uint8Array>, folder: string): Promise<void> {
  const tar = extract()
  const fed = pipeline(Readable.from(source), tar).catch(throwInvalidTar)
  await Promise.all([fed, writeAll(tar, folder)])
}

async function writeAll(tar: Extract, folder: string): Promise<void> {
  try {
    for await (const entry of tar) await write(entry, folder)
  } catch (error) {
    throwInvalidTar(error)
  }
}

async function write(entry: Entry, folder: string): Promise<void> {
  const { name, type } = entry.header
  const path = join(folder, ...partsOf(name))
  if (type !== 'file' && type !== 'directory') throw new InvalidDump('it holds something else than files and folders')
  mkdirSync(type === 'file' ? dirname(path) : path, { recursive: true, mode: 0o700 })
  if (type === 'directory') {
    entry.resume()
    return
  }
  await pipeline(entry, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
}

function partsOf(name: string): string[] {
  const parts = name.split('/').filter(part => part !== '' && part !== '.')
  if (parts.includes('..')) throw new InvalidDump('it holds something else than files and folders')
  return parts
}

// The library detects an invalid tar by its checksums and its end. Errors of the source or the disk are passed on.
function throwInvalidTar(error: unknown): never {
  if (error instanceof Error && /^(?:Invalid |Header exceeds |Unexpected end of data)/.test(error.message))
    throw new InvalidDump(error.message.startsWith('Unexpected') ? 'it ends in the middle of a file' : 'it is no tar')
  throw error
}
