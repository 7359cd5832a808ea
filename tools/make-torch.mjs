/**
 * Draws public/torch.svg: a flame in isotherms, as the river is drawn in isobaths, on a staff that is a river gauge. CSS moves its parts separately
 * (app/components/ui/torch.tsx). Usage: node tools/make-torch.mjs
 */
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contours, noiseOf } from './contour-lines.mjs'

const target = join(dirname(dirname(fileURLToPath(import.meta.url))), 'public/torch.svg')
const noise = noiseOf(110)
const [middle, foot] = [200, 594]

const outline = (u, slope) => u ** 0.4 * (1 - u) ** slope

/** A tongue of flame, as leaning drops of every scale inside each other. The heat at a point is that of the smallest drop around it. */
function tongue({ height, width, lean, sway, phase, slope, heat = 1 }) {
  const widest = outline(0.4 / (0.4 + slope), slope)
  const holds = (scale, x, y) => {
    const tall = scale ** 0.82
    const u = (foot - y) / (height * tall)
    if (u <= 0 || u >= 1) return false
    const v = u * tall
    const axis = middle + lean * v ** 1.6 + sway * Math.sin(v * 5.2 + phase) * v
    return Math.abs(x - axis) <= (width * scale * outline(u, slope)) / widest
  }
  return (x, y) => {
    let [low, high] = [0.01, 3]
    if (!holds(high, x, y)) return -2
    for (let step = 0; step < 18; step += 1) {
      const scale = (low + high) / 2
      if (holds(scale, x, y)) high = scale
      else low = scale
    }
    return heat - high
  }
}

const tongues = [
  tongue({ height: 570, width: 84, lean: 6, sway: 70, phase: 2.75, slope: 1.3 }),
  tongue({ height: 400, width: 84, lean: 150, sway: -46, phase: 2.3, slope: 1.5, heat: 0.97 }),
  tongue({ height: 345, width: 84, lean: -150, sway: 50, phase: 2.4, slope: 1.45, heat: 0.97 }),
]

/** Returns the hotter of two values, with a smooth transition where they meet. */
function joined(a, b) {
  const near = Math.max(0, 1 - Math.abs(a - b) / 0.2)
  return Math.max(a, b) + near * near * 0.05
}

function heat(x, y) {
  const rise = Math.max(0, (foot - y) / 520)
  const [u, v] = [x + 12 * rise * noise(x / 130 + 3, y / 120, 2), y + 10 * rise * noise(x / 110, y / 150 + 9, 1)]
  return tongues.map(one => one(u, v)).reduce(joined)
}

const count = 14
const levels = Array.from({ length: count }, (_, step) => 0.88 * (step / (count - 1)) ** 0.9)
const isotherms = contours(heat, { width: 400, height: 620, cell: 3, levels, shortest: 30, tolerance: 0.5 })

/** Ember, flame, gold, white, from the outside in. */
const ramp = [
  [0, [200, 69, 27]],
  [0.45, [228, 104, 42]],
  [0.8, [232, 176, 74]],
  [1, [255, 240, 200]],
]
function colour(t) {
  const index = Math.max(
    1,
    ramp.findIndex(([stop]) => stop >= t),
  )
  const [[from, cold], [to, hot]] = [ramp[index - 1], ramp[index]]
  const part = (t - from) / (to - from)
  const hex = cold.map((shade, channel) =>
    Math.round(shade + (hot[channel] - shade) * part)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${hex.join('')}`
}

const layers = [0, 4, 8, 12]
const flame = layers.map((first, layer) => {
  const lines = isotherms
    .slice(first, layers[layer + 1])
    .map(
      (d, step) =>
        `<path d="${d}" stroke="${colour((first + step) / (count - 1))}"${step === 0 ? ' stroke-width="1.9"' : ''}/>`,
    )
  const glow = `<path id="glow-${layer + 1}" d="${isotherms[first]}"/>`
  return `${glow}<g id="heat-${layer + 1}" fill="none" stroke-width="1.2" stroke-linejoin="round">${lines.join('')}</g>`
})

const fixed = number => Number(number.toFixed(1))
const shade = Array.from({ length: 11 }, (_, step) => {
  const down = (step + 1) / 12
  const [width, y] = [78.4 * Math.sqrt(1 - (down * 0.93) ** 2.2), 590 + 96 * down]
  const low = fixed(y + 11 - 3 * down)
  return `M${fixed(middle - width * 0.2)} ${low}Q${fixed(middle + width * 0.62)} ${low} ${fixed(middle + width * 0.985)} ${fixed(y)}`
})
/** Eleven marks, one per decade. */
const marks = Array.from({ length: 11 }, (_, step) => {
  const y = 722 + step * 19
  if (step % 5 === 0) return `M181 ${y}h28m-28 9h28m-28-4.5h16`
  return step % 2 === 1 ? `M209 ${y}h-14m6 4.5h8m-14 4.5h14` : `M181 ${y}h14m-14 4.5h8m-8 4.5h14`
})
const staff = [
  'M120 590c0-9 160-9 160 0s-160 9-160 0Z',
  'M120 590c2 46 26 84 54 98h52c28-14 52-52 54-98',
  'M166 688h68v12h-68Z',
  'M176 700l4 240h40l4-240M213 700l-2 240M217 700l-2 240M220.500 700l-2 240',
]
const hatching = [...shade, ...marks]

writeFileSync(
  target,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 940"><defs>${flame.join('')}` +
    `<g id="staff" fill="none" stroke="currentColor" stroke-width="1.5"><path d="${staff.join('')}"/>` +
    `<path d="${hatching.join('')}" stroke-width="1"/></g></defs></svg>\n`,
)
