import { inflateSync } from 'node:zlib'

/** Returns the characters that a font file (WOFF) draws, from its character table (cmap). */
export function charactersOf(woff: Buffer): ReadonlySet<number> {
  const table = tableOf(woff, 'cmap')
  const parts = Array.from({ length: table.readUInt16BE(2) }, (_, at) => table.subarray(table.readUInt32BE(8 + at * 8)))
  return new Set(parts.flatMap(part => [...(readers[part.readUInt16BE(0)]?.(part) ?? [])]))
}

/** Returns a table of the file by its name. A table that compression would not shrink is stored uncompressed. */
function tableOf(woff: Buffer, name: string): Buffer {
  for (let entry = 44; entry < 44 + woff.readUInt16BE(12) * 20; entry += 20) {
    if (woff.toString('latin1', entry, entry + 4) !== name) continue
    const [from, packed, whole] = [4, 8, 12].map(at => woff.readUInt32BE(entry + at))
    const bytes = woff.subarray(from, (from ?? 0) + (packed ?? 0))
    return packed === whole ? bytes : inflateSync(bytes)
  }
  throw new Error(`The font has no table ${name}.`)
}

/** The two formats of the table that the files use: 4 for characters of 16 bits, 12 for all. Glyph 0 is the box for missing characters. */
const readers: Readonly<Record<number, (part: Buffer) => Iterable<number>>> = {
  *4(part) {
    const size = part.readUInt16BE(6)
    for (let at = 14; at < 14 + size; at += 2) {
      const [end, start] = [part.readUInt16BE(at), part.readUInt16BE(at + size + 2)]
      const delta = part.readUInt16BE(at + size * 2 + 2)
      const glyphs = at + size * 3 + 2
      const offset = part.readUInt16BE(glyphs)
      for (let point = start; point <= end && point < 0xffff; point += 1) {
        const glyph = offset === 0 ? point + delta : part.readUInt16BE(glyphs + offset + (point - start) * 2)
        if ((glyph & 0xffff) !== 0) yield point
      }
    }
  },
  *12(part) {
    for (let group = 16; group < 16 + part.readUInt32BE(12) * 12; group += 12) {
      const [start = 0, end = 0, glyph] = [0, 4, 8].map(at => part.readUInt32BE(group + at))
      for (let point = glyph === 0 ? start + 1 : start; point <= end; point += 1) yield point
    }
  },
}
