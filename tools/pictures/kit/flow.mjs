import { engrave } from './shading.mjs'
import { noise, seeded } from './noise.mjs'

/** Creates a grid that stores the drawn lines, so that new lines keep their distance. */
function createCrowd(width, height, cell) {
  const columns = Math.ceil(width / cell) + 1
  const squares = new Map()
  const keyOf = (x, y) => Math.floor(y / cell) * columns + Math.floor(x / cell)
  return {
    add: (x, y, id) => {
      const key = keyOf(x, y)
      if (!squares.has(key)) squares.set(key, [])
      squares.get(key).push([x, y, id])
    },
    near: (x, y, reach, id) => {
      for (let dy = -1; dy <= 1; dy += 1) {
        for (let dx = -1; dx <= 1; dx += 1) {
          for (const [px, py, other] of squares.get(keyOf(x + dx * cell, y + dy * cell)) ?? []) {
            if (other !== id && (px - x) ** 2 + (py - y) ** 2 < reach * reach) return true
          }
        }
      }
      return false
    },
  }
}

function walk(start, sense, { heading, inside, crowd, gapAt, id, reach }) {
  const path = []
  let [x, y] = start
  let last = null
  while (path.length * 2 < reach) {
    const d = heading(x, y)
    if (!d) break
    let [dx, dy] = [d[0] * sense, d[1] * sense]
    if (last && dx * last[0] + dy * last[1] < 0) [dx, dy] = [-dx, -dy]
    x += dx * 2
    y += dy * 2
    last = [dx, dy]
    if (!inside(x, y) || crowd.near(x, y, gapAt(x, y) * 0.62, id)) break
    path.push([x, y])
  }
  return path
}

/**
 * Covers a region with evenly spaced lines that follow `heading(x, y)` (a unit vector or null); their weight grows with `dark(x, y)`. For rock,
 * hills, drapery and other round forms.
 */
export function flow(
  canvas,
  region,
  { heading, dark, gap = 6, reach = 120, least = 14, seed = 1, ink = 'line', most = 3, waver = 0.12 } = {},
) {
  const random = seeded(seed)
  const gapAt = typeof gap === 'function' ? gap : () => gap
  const crowd = createCrowd(canvas.width, canvas.height, 14)
  const swayed = (x, y) => {
    const d = heading(x, y)
    if (!d) return null
    const turn = noise(x / 26, y / 26, seed) * waver
    return [d[0] * Math.cos(turn) - d[1] * Math.sin(turn), d[0] * Math.sin(turn) + d[1] * Math.cos(turn)]
  }
  const left = Math.max(0, region.left)
  const top = Math.max(0, region.top)
  const wide = Math.min(canvas.width, region.right) - left
  const tall = Math.min(canvas.height, region.bottom) - top
  const tries = Math.ceil((wide * tall) / 9)
  for (let id = 0; id < tries; id += 1) {
    const [x, y] = [left + random() * wide, top + random() * tall]
    if (!region.inside(x, y) || dark(x, y) < 0.1 || crowd.near(x, y, gapAt(x, y), -1)) continue
    const options = { heading: swayed, inside: region.inside, crowd, gapAt, id, reach: reach * (0.5 + random() * 0.5) }
    const path = [...walk([x, y], -1, options).reverse(), [x, y], ...walk([x, y], 1, options)]
    if (path.length * 2 < least) continue
    for (const [px, py] of path) crowd.add(px, py, id)
    engrave(canvas, path, dark, { ink, most, least: 8 })
  }
}
