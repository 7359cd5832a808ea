/**
 * Writes public/pictures/hero-night-phone.webp: the part of hero-night.svg that phones show, with its transparency, as pixels. Drawing thousands of
 * paths through a mask takes a phone longer than everything else of its first screen: node tools/pictures/draw-for-phones.mjs
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'

const folder = new URL('../../public/pictures/', import.meta.url)

// Wider than any phone, so that `object-fit` cuts it as it cuts the whole picture: the visible part has 60 % of the rest on its left.
const [width, height, onTheLeft] = [720, 1440, 0.6]
const background = [0x07, 0x16, 0x20]

/** Returns the opacity of the picture at a height, 0 at the top to 1: it fades behind the text (app/styles/pages/home/hero.css). */
const opacityAt = at => 0.42 * (1 - 0.8 * Math.min(1, Math.max(0, (at - 0.2) / 0.4)))

const drawn = new Resvg(readFileSync(new URL('hero-night.svg', folder)), {
  fitTo: { mode: 'height', value: height },
}).render()
const left = Math.round((drawn.width - width) * onTheLeft)
const pixels = await sharp(drawn.asPng()).extract({ left, top: 0, width, height }).ensureAlpha().raw().toBuffer()

const opaque = Buffer.alloc(width * height * 3)
for (let pixel = 0; pixel < width * height; pixel += 1) {
  const opacity = (pixels[pixel * 4 + 3] / 255) * opacityAt(Math.floor(pixel / width) / height)
  for (const [channel, ground] of background.entries())
    opaque[pixel * 3 + channel] = Math.round(ground + (pixels[pixel * 4 + channel] - ground) * opacity)
}
const { size } = await sharp(opaque, { raw: { width, height, channels: 3 } })
  .webp({ quality: 75, smartSubsample: true, effort: 6 })
  .toFile(fileURLToPath(new URL('hero-night-phone.webp', folder)))
console.log(`hero-night-phone.webp ${(size / 1000).toFixed(1)} kB`)
