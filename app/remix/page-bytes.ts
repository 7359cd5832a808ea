import { modulesAfterPaint } from './late-modules.ts'
import { scriptsOfData } from './page-data.ts'

const endOfPage = '</body></html>'

interface Rendered {
  markup: string
  /** What its scripts are handed; undefined where it has none. */
  data: readonly string[] | undefined
  nonce: string
}

/**
 * The bytes of a page as it is sent. They are written once, from pieces of the markup: a text as long as Home takes a millisecond to copy,
 * and each change of it would.
 */
export function pageBytes({ markup, data, nonce }: Rendered): Buffer<ArrayBuffer> {
  if (data === undefined) return Buffer.from(`<!DOCTYPE html>${markup}`)
  const end = markup.lastIndexOf(endOfPage)
  if (end === -1) throw new Error('a page ended without the end of its document')
  const { pieces, start } = modulesAfterPaint(markup.slice(0, end), nonce)
  return written(['<!DOCTYPE html>', ...pieces, scriptsOfData(data, nonce), start, markup.slice(end)])
}

function written(pieces: readonly string[]): Buffer<ArrayBuffer> {
  const bytes = Buffer.allocUnsafe(pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0))
  let at = 0
  for (const piece of pieces) at += bytes.write(piece, at)
  return bytes
}
