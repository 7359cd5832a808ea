import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'

// In proportion wider than the hero on most phones, so that `object-fit` cuts it as it cuts the whole picture: 60 % of the rest is on the left.
const [width, height, onTheLeft] = [720, 1440, 0.6]
/** `--night` of app/styles/tokens.css. */
const background = [0x07, 0x16, 0x20]

/** Returns the opacity of the picture at a height, 0 at the top to 1: it fades behind the text (app/styles/pages/home/hero.css). */
const opacityAt = at => 0.42 * (1 - 0.8 * Math.min(1, Math.max(0, (at - 0.2) / 0.4)))

/**
 * Returns the part of the picture behind the hero that phones show, faded over the background, as pixels of three bytes. Phones would draw its
 * thousands of paths through a mask for longer than everything else of their first screen.
 * @param {string} svg
 */
export async function phonePicture(svg) {
  const drawn = new Resvg(svg, { fitTo: { mode: 'height', value: height } }).render()
  const left = Math.round((drawn.width - width) * onTheLeft)
  const pixels = await sharp(drawn.asPng()).extract({ left, top: 0, width, height }).ensureAlpha().raw().toBuffer()
  const opaque = Buffer.alloc(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const opacity = (pixels[pixel * 4 + 3] / 255) * opacityAt(Math.floor(pixel / width) / height)
    for (const [channel, ground] of background.entries())
      opaque[pixel * 3 + channel] = Math.round(ground + (pixels[pixel * 4 + channel] - ground) * opacity)
  }
  return opaque
}

/**
 * Writes that picture as WebP.
 * @param {string} svg
 * @param {string} path
 */
export async function writePhonePicture(svg, path) {
  const picture = sharp(await phonePicture(svg), { raw: { width, height, channels: 3 } })
  await picture.webp({ quality: 75, smartSubsample: true, effort: 6 }).toFile(path)
}
