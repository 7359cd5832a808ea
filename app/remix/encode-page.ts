import { modulesAfterPaint } from './scripts-after-paint.ts'
import { dataScripts } from './page-data.ts'

const endOfPage = '</body></html>'

interface Rendered {
  /** The markup. The last piece contains Remix's scripts. */
  pieces: readonly string[]
  /** The data for Remix's scripts; undefined if the page has none. */
  data: readonly string[] | undefined
  nonce: string
}

/**
 * Returns the bytes of a page. They are written once from pieces of markup, because copying a page as long as Home takes a millisecond, and each
 * string replacement would copy it.
 */
export function pageBytes({ pieces, data, nonce }: Rendered): Buffer<ArrayBuffer> {
  if (data === undefined) return written(['<!DOCTYPE html>', ...pieces])
  const last = pieces.at(-1) ?? ''
  const end = last.lastIndexOf(endOfPage)
  if (end === -1) throw new Error('a page ended without the end of its document')
  const late = modulesAfterPaint(last.slice(0, end), nonce)
  const scripts = [...late.pieces, dataScripts(data, nonce), late.start]
  return written(['<!DOCTYPE html>', ...pieces.slice(0, -1), ...scripts, last.slice(end)])
}

function written(pieces: readonly string[]): Buffer<ArrayBuffer> {
  const bytes = Buffer.allocUnsafe(pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0))
  let at = 0
  for (const piece of pieces) at += bytes.write(piece, at)
  return bytes
}
