// Draws the pictures of the site: node tools/pictures/draw.mjs [name…]. Without names it draws all of them.
import { readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { toSvg } from './kit/canvas.mjs'
import { writePhonePicture } from './phone-picture.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const target = join(here, '../../public/pictures')

function namesOf(wanted) {
  const all = readdirSync(join(here, 'plates'))
    .map(file => file.replace(/\.mjs$/, ''))
    .sort()
  const unknown = wanted.filter(name => !all.includes(name))
  if (unknown.length > 0) throw new Error(`No picture is called ${unknown.join(', ')}`)
  return wanted.length > 0 ? wanted : all
}

for (const name of namesOf(process.argv.slice(2))) {
  const { draw } = await import(join(here, 'plates', `${name}.mjs`))
  const svg = toSvg(draw())
  writeFileSync(join(target, `${name}.svg`), svg)
  console.log(`${name} ${(svg.length / 1000).toFixed(1)} kB`)
  if (name === 'hero-night') await writePhonePicture(svg, join(target, 'hero-night-phone.webp'))
}
