/** Draws public/water/*.svg, the isobaths of dividers, backgrounds, empty states and error pages: node tools/draw-contours.mjs */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contours, noiseOf } from './contour-lines.mjs'

const target = join(dirname(dirname(fileURLToPath(import.meta.url))), 'public/water')
const noise = noiseOf(1915)
const steps = (from, to, count) => Array.from({ length: count }, (_, step) => from + ((to - from) * step) / (count - 1))

/** The depth of a river that winds from the upper left to the lower right, deep at the outside of its bends, with bars in midstream. */
function reach(x, y) {
  const middle = 430 + 170 * Math.sin(x / 265 + 0.6) + 60 * Math.sin(x / 118 + 2.1) + (x - 800) * 0.14
  const across = (y - middle) / (200 + 70 * Math.sin(x / 320 + 1.9))
  const bend = 0.42 * Math.cos(x / 265 + 0.6) * across
  return Math.hypot(across, 0.25) + bend + 0.46 * noise(x / 270, y / 200, 2)
}

/** The depth of a narrow water between two straight banks. */
function strip(x, y) {
  const middle = 60 + 20 * noise(x / 330, 4.2, 1)
  return (y - middle) / (15 + 11 * noise(x / 210, 8.8, 1)) + 0.4 * noise(x / 160, y / 90 + 30, 1)
}

function pool(x, y) {
  const [dx, dy] = [(x - 330) / 330, (y - 205) / 205]
  return Math.hypot(dx, dy, 0.06) + 0.22 * noise(x / 200 + 3, y / 170 + 7, 2) + 0.05
}

const stones = [
  [310, 300, 92],
  [560, 552, 58],
  [905, 380, 128],
  [1180, 638, 84],
  [1330, 250, 46],
  [700, 170, 40],
  [140, 676, 66],
]

const streamLevels = steps(-47, 953, 46)
const gap = streamLevels[1] - streamLevels[0]
const betweenLevels = value => streamLevels[0] + gap * (Math.floor((value - streamLevels[0]) / gap) + 0.5)

/** The stream function of water that parts around stones; a stone itself stays empty. */
function rapids(x, y) {
  let [parted, open, inside] = [0, 1, false]
  for (const [cx, cy, r] of stones) {
    const square = ((x - cx) ** 2 + ((y - cy) * 1.2) ** 2) / (r * r)
    parted += (y - cy) / Math.max(square, 1)
    open *= Math.min(1, Math.max(0, square - 1.05) / 2.5)
    inside ||= square < 1
  }
  const stream = y - parted + 22 * open * noise(x / 300, y / 170, 2)
  return inside ? betweenLevels(stream) : stream
}

const drawings = {
  reach: {
    field: reach,
    width: 1600,
    height: 900,
    cell: 8,
    levels: steps(-0.05, 1.95, 16),
    tolerance: 0.5,
    shortest: 110,
  },
  divider: { field: strip, width: 1600, height: 120, cell: 5, levels: steps(-2.6, 2.6, 9), tolerance: 0.3 },
  pool: { field: pool, width: 660, height: 410, cell: 5, levels: steps(0.06, 0.9, 11), tolerance: 0.3, shortest: 40 },
  rapids: {
    field: rapids,
    width: 1600,
    height: 900,
    cell: 8,
    levels: streamLevels,
    tolerance: 0.5,
    shortest: 140,
  },
}

/** Draws every fourth isobath stronger, as on a chart. */
function drawing({ field, ...sheet }) {
  const paths = contours(field, sheet)
    .map((d, index) => (d === '' ? '' : `<path d="${d}"${index % 4 === 0 ? ' stroke-width="1.7"' : ''}/>`))
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}" fill="none" stroke="#000" stroke-width=".9" stroke-linecap="round">${paths}</svg>\n`
}

const arrow =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 24" fill="none" stroke="#000" stroke-width="3"><path d="M0 12h157M146 2l11 10-11 10"/></svg>\n'

mkdirSync(target, { recursive: true })
for (const [name, sheet] of Object.entries(drawings)) writeFileSync(join(target, `${name}.svg`), drawing(sheet))
writeFileSync(join(target, 'arrow.svg'), arrow)
