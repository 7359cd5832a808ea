import { line } from './canvas.mjs'
import { simplify } from './shape.mjs'

/** Finds border pixels: the depth jumps there, or another body begins. */
function borders(scene, chosen, leap) {
  const { width, height, depth, face } = scene.view
  const marks = new Uint8Array(width * height)
  const own = i => face[i] >= 0 && chosen.has(scene.bodies[scene.faces[face[i]].owner].name)
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const i = y * width + x
      if (!own(i)) continue
      for (const j of [i - 1, i + 1, i - width, i + width]) {
        if (depth[j] > depth[i] * (1 + leap)) marks[i] = 1
      }
    }
  }
  return marks
}

const AROUND = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
]

function follow(marks, width, start) {
  const path = [[start % width, Math.floor(start / width)]]
  marks[start] = 0
  for (;;) {
    const [x, y] = path.at(-1)
    const next = AROUND.map(([dx, dy]) => [x + dx, y + dy]).find(([nx, ny]) => marks[ny * width + nx] === 1)
    if (!next) return path
    for (const [dx, dy] of AROUND) if (Math.abs(dx) + Math.abs(dy) === 1) thin(marks, width, x + dx, y + dy, next)
    marks[next[1] * width + next[0]] = 0
    path.push(next)
  }
}

function thin(marks, width, x, y, next) {
  if (x !== next[0] || y !== next[1]) marks[y * width + x] = 0
}

function smooth(path) {
  const reach = path.length > 30 ? 5 : 2
  return path.map((_, i) => {
    const part = around(path, i, Math.min(reach, i, path.length - 1 - i))
    return [0, 1].map(k => part.reduce((sum, p) => sum + p[k], 0) / part.length + 0.5)
  })
}

function around(path, i, reach) {
  return path.slice(i - reach, i + reach + 1)
}

/** Draws the outlines of curved bodies against their background. */
export function silhouette(
  canvas,
  scene,
  names,
  { weight = 1.5, ink = 'deep', leap = 0.06, least = 8, keep = () => true } = {},
) {
  const marks = borders(scene, new Set(names), leap)
  const { width } = scene.view
  for (let i = 0; i < marks.length; i += 1) {
    if (marks[i] !== 1) continue
    const there = follow(marks, width, i)
    marks[i] = 1
    const back = follow(marks, width, i)
    const path = smooth([...back.reverse(), ...there.slice(1)])
    if (path.length >= least && path.some(([x, y]) => keep(x, y))) line(canvas, simplify(path, 0.4), { weight, ink })
  }
}
