import { distance, regionOf, resample, simplify } from './shape.mjs'
import { figureOf, grainOf, pathOf } from './path.mjs'

const DAY = { line: '#0F4C75', deep: '#0B2A3F', ember: '#C8451B', flame: '#E4682A', gold: '#E8B04A', paper: '#F7F2E8' }
const NIGHT = {
  line: '#9DB8C8',
  deep: '#D7E3E8',
  ember: '#E4682A',
  flame: '#E8B04A',
  gold: '#F7F2E8',
  paper: '#071620',
}

/** The line weights: hairline, hatching, strong hatching, base stroke, near contour. */
export const WEIGHTS = [0.45, 0.75, 1.1, 1.5, 2.1]

/**
 * Creates an empty canvas. Lines are `{ points, weight, ink }`. Later shapes may `erase` what lies behind them, so the picture needs no background.
 */
export function createCanvas({ width = 800, height = 600, night = false } = {}) {
  return { width, height, night, inks: night ? NIGHT : DAY, lines: [], fills: [], veil: null }
}

export function line(canvas, points, { weight = 1.5, ink = 'deep' } = {}) {
  if (points.length < 2) return
  const parts = canvas.veil ? partsWhere(points, (x, y) => !canvas.veil(x, y)) : [points]
  const snapped = WEIGHTS.reduce((best, each) => (Math.abs(each - weight) < Math.abs(best - weight) ? each : best))
  for (const part of parts) canvas.lines.push({ points: part, weight: snapped, ink })
}

export function lines(canvas, many, options) {
  for (const points of many) line(canvas, points, options)
}

export function fill(canvas, points, ink = 'deep') {
  if (points.length < 3) return
  canvas.fills.push({ points, ink })
}

function asRegion(shape) {
  return Array.isArray(shape) ? regionOf(shape) : shape
}

function crossing(inside, a, b) {
  let [near, far] = [a, b]
  const side = inside(a[0], a[1])
  for (let i = 0; i < 6; i += 1) {
    const mid = [(near[0] + far[0]) / 2, (near[1] + far[1]) / 2]
    if (inside(mid[0], mid[1]) === side) near = mid
    else far = mid
  }
  return near
}

/** Returns the parts of a line where `keep(x, y)` is true, cut exactly at the border. */
export function partsWhere(points, keep, step = 1.5) {
  const out = []
  let run = []
  let before = null
  for (const p of resample(points, step)) {
    const kept = keep(p[0], p[1])
    if (before && kept !== before.kept) {
      const edge = crossing(keep, before.p, p)
      if (kept) run = [edge]
      else {
        out.push([...run, edge])
        run = []
      }
    }
    if (kept) run.push(p)
    before = { p, kept }
  }
  if (run.length > 1) out.push(run)
  return out.filter(part => part.length > 1).map(part => simplify(part, 0.15))
}

function meets(points, region) {
  let [l, t, r, b] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) [l, t, r, b] = [Math.min(l, x), Math.min(t, y), Math.max(r, x), Math.max(b, y)]
  return l <= region.right && r >= region.left && t <= region.bottom && b >= region.top
}

/** Removes the drawing inside a polygon or region, as if something solid stood in front of it. */
export function erase(canvas, shape) {
  const region = asRegion(shape)
  const taken = canvas.veil ? (x, y) => region.inside(x, y) && !canvas.veil(x, y) : region.inside
  canvas.lines = canvas.lines.flatMap(each => {
    if (!meets(each.points, region)) return [each]
    return partsWhere(each.points, (x, y) => !taken(x, y)).map(points => ({ ...each, points }))
  })
}

/** Draws `work(sheet)` on a separate sheet and copies only the part inside the shape to the canvas. */
export function within(canvas, shape, work) {
  const region = asRegion(shape)
  const sheet = { ...canvas, lines: [], fills: [] }
  work(sheet)
  for (const each of sheet.lines) {
    if (!meets(each.points, region)) continue
    for (const points of partsWhere(each.points, region.inside)) canvas.lines.push({ ...each, points })
  }
  canvas.fills.push(...sheet.fills)
}

/** Removes duplicate lines, because two solids may share an edge. */
function once(all) {
  const met = new Set()
  return all.filter(({ points }) => {
    if (points.length > 3) return true
    const ends = [points[0], points.at(-1)]
      .map(([x, y]) => `${Math.round(x / 1.5)} ${Math.round(y / 1.5)}`)
      .sort()
      .join()
    return !met.has(ends) && met.add(ends)
  })
}

function grouped(canvas) {
  const frame = { left: 0, top: 0, right: canvas.width, bottom: canvas.height }
  const within0 = (x, y) => x >= -2 && y >= -2 && x <= canvas.width + 2 && y <= canvas.height + 2
  const groups = new Map()
  for (const { points, weight, ink } of once(canvas.lines)) {
    if (!meets(points, frame)) continue
    const key = `${ink} ${weight}`
    const parts = points.every(([x, y]) => within0(x, y)) ? [points] : partsWhere(points, within0)
    groups.set(key, [
      ...(groups.get(key) ?? []),
      ...parts.map(part => simplify(part, canvas.width > 1000 ? 0.6 : 0.3)).filter(long),
    ])
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1))
}

function long(points) {
  return points.length > 2 || distance(points[0], points[1]) > 1.6
}

/** Returns the canvas as SVG, with one path per ink and weight. */
export function toSvg(canvas) {
  const grain = grainOf(canvas)
  const fills = canvas.fills.map(
    ({ points, ink }) => `<path fill="${canvas.inks[ink]}" d="${figureOf(simplify(points), grain)}"/>`,
  )
  const paths = grouped(canvas).map(([key, parts]) => {
    const [ink, weight] = key.split(' ')
    return `<path stroke="${canvas.inks[ink]}" stroke-width="${weight * grain}" d="${pathOf(parts, grain)}"/>`
  })
  const ground = `<g transform="scale(${1 / grain})">${fills.join('')}`
  const drawing = `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g></g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${canvas.width} ${canvas.height}">${ground}${drawing}</svg>\n`
}
