/** Draws public/water/headwaters*.svg, the hills at the source of the timeline's river: node tools/make-headwaters.mjs */
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contours, noiseOf } from './contour-lines.mjs'

const target = join(dirname(dirname(fileURLToPath(import.meta.url))), 'public/water')
const noise = noiseOf(1952)
const steps = (from, to, count) => Array.from({ length: count }, (_, step) => from + ((to - from) * step) / (count - 1))

function pointOn([[x0, y0], [x1, y1], [x2, y2], [x3, y3]], t) {
  const u = 1 - t
  const at = (a, b, c, d) => u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
  return [at(x0, x1, x2, x3), at(y0, y1, y2, y3)]
}

/** Returns the river as a list of points, from its source on. */
const courseOf = curves => curves.flatMap(curve => steps(0, 1, 60).map(t => pointOn(curve, t)))

const distance = (course, x, y) => Math.min(...course.map(([cx, cy]) => Math.hypot(cx - x, cy - y)))

/** Returns the height of the ground: it falls down the sheet, rises from the river banks, and is never flat. */
function hills({ curves, size, height }) {
  const course = courseOf(curves)
  return (x, y) => {
    const away = distance(course, x, y) / size
    const bank = (away ** 2 + 0.0004) ** 0.36
    const rough = Math.min(1, away / 0.2) * noise(x / (0.36 * size) + 5, y / (0.32 * size) + 11, 2)
    return 1.3 * bank + 0.55 * (1 - y / height) + 0.2 * rough
  }
}

const drawings = {
  headwaters: {
    width: 1600,
    height: 900,
    size: 760,
    curves: [
      [
        [1088, 250],
        [1010, 330],
        [1230, 400],
        [1130, 500],
      ],
      [
        [1130, 500],
        [1050, 580],
        [800, 640],
        [800, 900],
      ],
    ],
  },
  'headwaters-tall': {
    width: 800,
    height: 1200,
    size: 700,
    curves: [
      [
        [270, 400],
        [170, 480],
        [390, 590],
        [270, 700],
      ],
      [
        [270, 700],
        [150, 810],
        [50, 900],
        [50, 1200],
      ],
    ],
  },
}

/** Draws every fifth contour stronger, as on a map. */
function drawing(ground) {
  const { width, height } = ground
  const levels = steps(0.1, 2.5, 70)
  const paths = contours(hills(ground), { width, height, cell: 8, levels, tolerance: 0.45, shortest: 70 })
    .map((d, index) => (d === '' ? '' : `<path d="${d}"${index % 5 === 0 ? ' stroke-width="1.6"' : ''}/>`))
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" fill="none" stroke="#2f7ea8" stroke-width=".8" stroke-linecap="round">${paths}</svg>\n`
}

for (const [name, ground] of Object.entries(drawings)) writeFileSync(join(target, `${name}.svg`), drawing(ground))
