/** Writes the icons of public/ from public/favicon.svg, as PNG and as one .ico for old browsers: node tools/make-icons.mjs */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const folder = new URL('../public/', import.meta.url)
const at = name => fileURLToPath(new URL(name, folder))
const drawn = readFileSync(at('favicon.svg'))
const paper = '#f7f2e8'
const clear = { r: 0, g: 0, b: 0, alpha: 0 }

/** Draws an icon; the torch takes `share` of the square, the rest is background. */
async function icon(size, share, background) {
  const inner = Math.round(size * share)
  const torch = await sharp(drawn, { density: (72 * inner) / 64 })
    .resize(inner, inner, { fit: 'contain', background: clear })
    .png()
    .toBuffer()
  const square = sharp({ create: { width: size, height: size, channels: 4, background } })
  return square
    .composite([{ input: torch }])
    .png({ compressionLevel: 9, palette: size > 48 })
    .toBuffer()
}

/** Makes an .ico, which is a list of pictures, each of which may be a PNG. */
function ico(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  pictures.forEach(({ size, png }, index) => {
    const at = 6 + 16 * index
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  })
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

const files = [
  ['icon-180.png', 180, 0.82, paper],
  ['icon-192.png', 192, 0.94, clear],
  ['icon-512.png', 512, 0.94, clear],
  // Systems that crop this icon to a circle keep the middle four fifths.
  ['icon-maskable.png', 512, 0.62, paper],
]
for (const [name, size, share, ground] of files) writeFileSync(at(name), await icon(size, share, ground))
const small = await Promise.all([16, 32, 48].map(async size => ({ size, png: await icon(size, 1, clear) })))
writeFileSync(at('favicon.ico'), ico(small))
