/**
 * The signatures of the accepted formats, which are their first bytes; `undefined` stands for any byte. The list of decoders that read these formats
 * is in server/drawing/sharp-with-allowed-decoders.ts.
 */
const signatures: readonly (readonly (number | undefined)[])[] = [
  [0xff, 0xd8, 0xff], // JPEG
  [0x89, ...bytesOf('PNG'), 0x0d, 0x0a, 0x1a, 0x0a],
  bytesOf('GIF87a'),
  bytesOf('GIF89a'),
  [...bytesOf('RIFF'), ...any(4), ...bytesOf('WEBP')],
  // HEIF and AVIF share one container format; libvips decides whether it can read the file.
  [...any(4), ...bytesOf('ftyp')],
]

/**
 * Returns true if the file has the signature of JPEG, PNG, WebP, GIF, HEIF or AVIF, whatever its name says. SVG is refused, because it is a document
 * that may contain scripts.
 */
export const hasImageSignature = (file: Uint8Array): boolean =>
  signatures.some(
    bytes => file.length > bytes.length && bytes.every((byte, at) => byte === undefined || byte === file[at]),
  )

function bytesOf(text: string): number[] {
  return [...Buffer.from(text, 'latin1')]
}

function any(count: number): undefined[] {
  return Array.from({ length: count })
}
