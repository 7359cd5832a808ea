// The pictures of the puzzles as files, so that the next start and other processes do not draw them again (docs/decisions/puzzle-pictures.md).
import { readFile } from 'node:fs/promises'
import { drawInWorker } from '../drawing/drawing-queue.ts'
import type { FileStore } from '../kernel/file-store.ts'
import { hashToken } from '../kernel/secret.ts'
import type { MosaicInput, PictureSize } from './draw-mosaic.worker.ts'
import type { MosaicPicture } from './mosaic.schema.ts'

type Picture = Uint8Array<ArrayBuffer>
type Draw = (input: MosaicInput) => Promise<Picture>

/** The folder of the pictures that the build draws. Their names are the hashes of what they were drawn from. */
export const builtPuzzles = new URL('../../build/puzzles/', import.meta.url)

const drawing = new URL('draw-mosaic.worker.ts', import.meta.url)
// Everybody gets the same picture, so the site itself is the sender.
const drawMosaic: Draw = input => drawInWorker(['site'], drawing, 'drawMosaic', input)

interface Parts {
  store: FileStore
  report: (fault: unknown, where: string) => void
}

/**
 * Returns a function that draws a puzzle, or takes it from the build or the store if it was drawn from the same texts. The store has one file for each
 * picture and size, which the next drawing replaces.
 */
export function drawOnce({ store, report }: Parts, draw: Draw = drawMosaic, built = builtPuzzles) {
  const fromBuild = (hash: string) =>
    readFile(new URL(hash, built))
      .then(Uint8Array.from<number>)
      .catch(() => undefined)
  const fromStore = (name: string) =>
    store.get(name).catch((fault: unknown) => {
      report(fault, 'reading a puzzle')
      return undefined
    })
  return async (input: MosaicInput, picture: MosaicPicture): Promise<Picture> => {
    const name = puzzleFileName(picture, input.size)
    const hash = await hashOf(input)
    const kept = (await fromBuild(hash)) ?? drawnFrom(hash, await fromStore(name))
    if (kept !== undefined) return kept
    const drawn = await draw(input)
    store.put(name, puzzleFile(hash, drawn)).catch((fault: unknown) => report(fault, 'storing a puzzle'))
    return drawn
  }
}

const puzzleFileName = (picture: MosaicPicture, size: PictureSize): string => `puzzle-${picture}-${size}`

/** The content of a file in the store: a hash of all that the picture was drawn from, and then the picture. */
const puzzleFile = (hash: string, picture: Picture): Uint8Array => Buffer.concat([Buffer.from(hash), picture])

/** Returns the picture in the file if it was drawn from the input with this hash. */
function drawnFrom(hash: string, file: Uint8Array | undefined): Picture | undefined {
  const isSame = file !== undefined && Buffer.from(file.subarray(0, hash.length)).toString() === hash
  return isSame ? Uint8Array.from(file.subarray(hash.length)) : undefined
}

const code = ['draw-mosaic.worker.ts', 'mosaic-letters.ts', '../drawing/draw-png.ts', '../drawing/glyph-outlines.ts']

/** Returns a hash of the input and of the code that draws it, so that changed code draws again. */
export async function hashOf(input: MosaicInput): Promise<string> {
  const sources = await Promise.all(code.map(path => readFile(new URL(path, import.meta.url), 'utf8')))
  return hashToken(JSON.stringify([sources, input.art, input.texts, input.samples, input.size]))
}
