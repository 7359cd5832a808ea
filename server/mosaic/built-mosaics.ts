// The build draws the mosaics of a new site, so that its first visitors do not wait (docs/decisions/mosaic-pictures.md).
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { drawInWorker } from '../drawing/drawing-queue.ts'
import { hashToken } from '../kernel/secret.ts'
import type { Site } from '../rpc/context.ts'
import type { MosaicInput } from './draw-mosaic.worker.ts'

type DrawMosaic = (input: MosaicInput) => Promise<Uint8Array<ArrayBuffer>>

/** The folder of the mosaics that the build has drawn. The name of each is the hash of its input. */
export const builtMosaics = new URL('../../build/mosaics/', import.meta.url)

const worker = new URL('draw-mosaic.worker.ts', import.meta.url)
// Everybody gets the same picture, so the site itself is the sender.
const drawInThread: DrawMosaic = input => drawInWorker(['site'], worker, 'drawMosaic', input)

/** Returns a function that reads a mosaic from the build, or draws it if the build has none with the same input. */
export function drawUnlessBuilt(
  { report }: Pick<Site, 'report'>,
  draw = drawInThread,
  folder = builtMosaics,
): DrawMosaic {
  let code: Promise<string> | undefined
  return async input => (await read(input).catch(reportUnlessMissing)) ?? draw(input)

  async function read(input: MosaicInput): Promise<Uint8Array<ArrayBuffer>> {
    code ??= hashOfCode()
    return new Uint8Array(await readFile(new URL(await mosaicInputHash(input, await code), folder)))
  }

  function reportUnlessMissing(fault: unknown): undefined {
    if (!(fault instanceof Error && 'code' in fault && fault.code === 'ENOENT')) report(fault, 'reading a built mosaic')
  }
}

/** Returns a hash of the input, the code that draws it, and the versions of the libraries and fonts. */
export const mosaicInputHash = async (input: MosaicInput, code?: string): Promise<string> =>
  hashToken(JSON.stringify([code ?? (await hashOfCode()), input.art, input.texts, input.samples, input.size]))

async function hashOfCode(): Promise<string> {
  const [own, drawing, lockFile] = [
    new URL('./', import.meta.url),
    new URL('../drawing/', import.meta.url),
    new URL('../../package-lock.json', import.meta.url),
  ]
  const paths = [...(await filesIn(own)), ...(await filesIn(drawing)), lockFile]
  const hash = createHash('sha256')
  for (const path of paths) hash.update(await readFile(path))
  return hash.digest('base64url')
}

const filesIn = async (folder: URL) => (await readdir(folder)).toSorted().map(name => new URL(name, folder))
