// The Song face on the server: a hundred slices in the package, of which only those are read whose characters a text holds.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { z } from 'zod'

/** One slice of the face, named so that the next one stands in where it has no glyph. */
export interface FontSlice {
  name: string
  data: Buffer
  weight: 600
  style: 'normal'
}

interface Slice {
  name: string
  holds: (point: number) => boolean
}

const folder = dirname(createRequire(import.meta.url).resolve('@fontsource/noto-serif-sc/LICENSE'))
// What is known of a slice takes some megabytes once it has been drawn with; a text of rare characters could ask for all hundred.
const slicesAtOnce = 40
const slicesKept = 48
const known = new Map<string, Promise<FontSlice>>()
let table: Promise<readonly Slice[]> | undefined

/** The slices that hold the characters of `text`, Latin first; forty of them at most. */
export async function songFor(text: string): Promise<FontSlice[]> {
  table ??= readTable()
  const slices = await table
  const points = [...new Set(`${text} `)].map(character => character.codePointAt(0) ?? 0)
  const needed = new Set(points.flatMap(point => slices.find(slice => slice.holds(point))?.name ?? []))
  return Promise.all([...needed].slice(0, slicesAtOnce).sort(latinFirst).map(readSlice))
}

// The face draws the mark as wide as a character.
const apostrophe = /(?<=\p{Script=Latin})’(?=\p{Script=Latin})/gu

/** A text without the characters that the face does not hold, such as drawn faces: an empty box says nothing. */
export async function writable(text: string): Promise<string> {
  table ??= readTable()
  const slices = await table
  // Some slices name emoji in their range without drawing them.
  const held = (character: string) =>
    !/\p{Emoji_Presentation}/u.test(character) && slices.some(slice => slice.holds(character.codePointAt(0) ?? 0))
  return Array.from(text)
    .filter(character => /\s/.test(character) || held(character))
    .join('')
    .replace(apostrophe, "'")
    .replace(/ {2,}/g, ' ')
    .trim()
}

const latinFirst = (one: string, other: string) => Number(other === 'latin') - Number(one === 'latin')

async function readTable(): Promise<readonly Slice[]> {
  const ranges = z
    .record(z.string(), z.string())
    .parse(JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8')))
  const slices = Object.entries(ranges).map(([name, range]) => ({
    name: name.replace(/[[\]]/g, ''),
    holds: rangeTest(range),
  }))
  return slices.sort((one, other) => latinFirst(one.name, other.name))
}

/** `U+4e00-4e02,U+4e09` as a question. */
function rangeTest(written: string): (point: number) => boolean {
  const ranges = written.split(',').map(part => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
  })
  return point => ranges.some(([from, to]) => from <= point && point <= to)
}

function readSlice(name: string): Promise<FontSlice> {
  const reading = known.get(name) ?? fromDisk(name)
  known.delete(name)
  known.set(name, reading)
  const [oldest] = known.keys()
  if (known.size > slicesKept && oldest !== undefined) known.delete(oldest)
  return reading
}

async function fromDisk(name: string): Promise<FontSlice> {
  const data = await readFile(join(folder, 'files', `noto-serif-sc-${name}-600-normal.woff`))
  return { name: `song-${name}`, data, weight: 600, style: 'normal' }
}
