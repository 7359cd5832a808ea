import { closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createByteReader, type ByteReader } from './byte-reader.ts'

/** The file is not a dump of a database. */
export class NotADump extends Error {}

interface Entry {
  path: string
  size: number
  folder: boolean
}

const block = 512

/** Writes the files of a tar below a folder, a piece at a time; only plain files and folders that stay inside. */
export async function untar(source: AsyncIterable<Uint8Array>, folder: string): Promise<void> {
  const reader = createByteReader(source)
  for (let header = await reader.take(block); header.length > 0; header = await reader.take(block)) {
    if (header.every(byte => byte === 0)) continue // the end is two empty blocks
    const entry = readHeader(header)
    const path = join(folder, entry.path)
    if (entry.folder) mkdirSync(path, { recursive: true, mode: 0o700 })
    else await writeEntry(path, entry.size, reader)
  }
}

async function writeEntry(path: string, size: number, reader: ByteReader): Promise<void> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const file = openSync(path, 'wx', 0o600)
  try {
    for await (const piece of reader.pieces(size)) writeFileSync(file, piece)
  } finally {
    closeSync(file)
  }
  await reader.take((block - (size % block)) % block)
}

function readHeader(header: Buffer): Entry {
  if (header.length < block) throw new NotADump('it ends in the middle of a file')
  const sum = octal(header, 148, 8)
  const counted = header.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0)
  if (sum !== counted) throw new NotADump('it is no tar')
  const kind = String.fromCharCode(header[156] ?? 0)
  const parts = [text(header, 345, 155), text(header, 0, 100)]
    .join('/')
    .split('/')
    .filter(part => part !== '' && part !== '.')
  if (parts.includes('..') || !['0', '\0', '5'].includes(kind))
    throw new NotADump('it holds something else than files and folders')
  return { path: parts.join('/'), size: octal(header, 124, 12), folder: kind === '5' }
}

function text(header: Buffer, at: number, length: number): string {
  const field = header.subarray(at, at + length)
  const end = field.indexOf(0)
  return field.subarray(0, end === -1 ? length : end).toString('utf8')
}

function octal(header: Buffer, at: number, length: number): number {
  const number = Number.parseInt(text(header, at, length).trim() || '0', 8)
  if (!Number.isSafeInteger(number)) throw new NotADump('it is no tar')
  return number
}
