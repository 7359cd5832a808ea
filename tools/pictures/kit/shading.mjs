import { line, WEIGHTS } from './canvas.mjs'
import { clamp, distance, resample, simplify } from './shape.mjs'
import { noise } from './noise.mjs'

const STEP = 2.5

/** Returns the line weight for a darkness of 0..1; -1 draws nothing. */
function levelOf(dark, most) {
  if (dark < 0.1) return -1
  return Math.min(most, Math.floor(clamp((dark - 0.1) / 0.9, 0, 0.999) * 4))
}

function runsOf(levels, least) {
  const runs = []
  for (const level of levels) {
    const last = runs.at(-1)
    if (last && last.level === level) last.count += 1
    else runs.push({ level, count: 1 })
  }
  for (let i = runs.length - 1; i > 0; i -= 1) {
    if (runs[i].count >= least && (i > 1 || runs[0].count >= least)) continue
    const into = runs[i].count < least ? i : i - 1
    const host = into === i ? i - 1 : i
    runs[host].count += runs[into].count
    runs.splice(into, 1)
  }
  return runs
}

/**
 * Engraves a line whose weight grows with `dark(x, y)` (0 white … 1 black): it breaks in the light and thickens in the shade, as tone is made on a
 * copper plate.
 */
export function engrave(canvas, points, dark, { ink = 'line', most = 3, least = 3 } = {}) {
  const path = resample(points, STEP)
  const levels = path.map(([x, y], i) => levelOf(dark(x, y, i / path.length), most))
  let at = 0
  for (const { level, count } of runsOf(levels, least)) {
    const part = path.slice(at, Math.min(path.length, at + count + 1))
    at += count
    if (level >= 0)
      line(canvas, simplify(part, 0.45), { weight: WEIGHTS[level], ink: level === 3 && ink === 'line' ? 'deep' : ink })
  }
}

/** Adds the slight irregularity of a hand-drawn line. */
export function byHand(points, { amount = 0.5, wave = 70, seed = 0 } = {}) {
  const path = resample(points, 6)
  let run = 0
  return path.map((p, i) => {
    if (i > 0) run += distance(path[i - 1], p)
    return [p[0] + noise(run / wave, 3, seed) * amount, p[1] + noise(run / wave, 9, seed + 5) * amount]
  })
}

/** Returns parallel lines over a rectangle of the canvas, at an angle in degrees. */
export function rulings({ left, top, right, bottom }, { angle = 0, gap = 5, amount = 0.5, seed = 1, wave = 90 } = {}) {
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2]
  const reach = Math.hypot(right - left, bottom - top) / 2
  const a = (angle * Math.PI) / 180
  const [ux, uy] = [Math.cos(a), Math.sin(a)]
  const out = []
  for (let off = -reach; off <= reach; off += gap) {
    const from = [cx - uy * off - ux * reach, cy + ux * off - uy * reach]
    const to = [cx - uy * off + ux * reach, cy + ux * off + uy * reach]
    out.push(byHand([from, to], { amount, wave, seed: seed + Math.round(off * 7) }))
  }
  return out
}
