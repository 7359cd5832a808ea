// The fonts of drawn pictures: the Song face, whose package has a hundred slices, and Source Serif for letters that it lacks. Only the slices that a
// text needs are read.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { charactersOf } from './woff-characters.ts'

/** One slice of a font. Each slice has its own family name, so that the next one is the fallback for glyphs that it lacks. */
export interface FontSlice {
  name: string
  data: Buffer
  weight: 600
  style: 'normal'
}

export interface Slice {
  name: string
  path: string
  /** Tests the ranges that the package lists for the slice. The file contains far fewer characters than its ranges. */
  mayHold: (point: number) => boolean
}

const { resolve } = createRequire(import.meta.url)
const folderOf = (face: string) => dirname(resolve(`@fontsource/${face}/LICENSE`))
const song = { name: 'song', face: 'noto-serif-sc', weight: 600 }
// The semibold weight of the serif looks bold beside the Latin letters of the Song face.
const serif = { name: 'serif', face: 'source-serif-4', weight: 400 }

// How many slices are cached: each takes some megabytes after it was used for drawing.
const fontsKept = 48
const fonts = new Map<string, Promise<FontSlice>>()
const characters = new Map<string, Promise<ReadonlySet<number>>>()
// How many characters are remembered, more than both fonts contain. It bounds the memory for clients that send ever new characters.
const pointsKept = 30_000
const found = new Map<number, Promise<Slice | undefined>>()
let table: Promise<readonly Slice[]> | undefined

/** Returns all slices in the order in which a character is searched: Latin first, Source Serif last. */
export const allSlices = () => (table ??= readTables())

/** Returns the first slice whose file draws the character. */
export function sliceOf(point: number): Promise<Slice | undefined> {
  const slice = found.get(point) ?? lookFor(point)
  if (found.size >= pointsKept) found.clear()
  found.set(point, slice)
  return slice
}

async function lookFor(point: number): Promise<Slice | undefined> {
  for (const slice of await allSlices())
    if (slice.mayHold(point) && (await charactersIn(slice)).has(point)) return slice
  return undefined
}

export function fontOf(slice: Slice): Promise<FontSlice> {
  const reading = fonts.get(slice.name) ?? readFont(slice)
  fonts.delete(slice.name)
  fonts.set(slice.name, reading)
  const [oldest] = fonts.keys()
  if (fonts.size > fontsKept && oldest !== undefined) fonts.delete(oldest)
  return reading
}

const readFont = async ({ name, path }: Slice): Promise<FontSlice> => ({
  name,
  data: await readFile(path),
  weight: 600,
  style: 'normal',
})

function charactersIn({ name, path }: Slice): Promise<ReadonlySet<number>> {
  const reading = characters.get(name) ?? readFile(path).then(charactersOf)
  characters.set(name, reading)
  return reading
}

async function readTables(): Promise<readonly Slice[]> {
  const [first, second] = await Promise.all([song, serif].map(readTable))
  return [...(first ?? []), ...(second ?? [])]
}

async function readTable({ name, face, weight }: typeof song): Promise<Slice[]> {
  const folder = folderOf(face)
  const written: unknown = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8'))
  const ranges = Object.entries(z.record(z.string(), z.string()).parse(written))
  const slices = ranges.map(([key, range]) => {
    const slice = key.replace(/[[\]]/g, '')
    const path = join(folder, 'files', `${face}-${slice}-${weight}-normal.woff`)
    return { name: `${name}-${slice}`, path, mayHold: rangeTest(range) }
  })
  return slices.sort((one, other) => Number(isLatin(other)) - Number(isLatin(one)))
}

const isLatin = ({ name }: Slice) => name.endsWith('-latin')

/** Turns `U+4e00-4e02,U+4e09` into a test for a character. */
function rangeTest(written: string): (point: number) => boolean {
  const ranges = written.split(',').map(part => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
  })
  return point => ranges.some(([from, to]) => from <= point && point <= to)
}
