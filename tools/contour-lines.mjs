/** Isobaths of an invented river bed: noise, marching squares, and a compact SVG path. The result is deterministic. */

const fade = t => t * t * t * (t * (t * 6 - 15) + 10)
const mix = (a, b, t) => a + (b - a) * t

/** Returns smooth value noise in [-1, 1]; each seed gives one landscape. */
export function noiseOf(seed) {
  const corner = (x, y) => {
    let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 1274126177)
    h = Math.imul(h ^ (h >>> 13), 1103515245)
    return ((h ^ (h >>> 16)) >>> 0) / 2 ** 31 - 1
  }
  const smooth = (x, y) => {
    const [column, row] = [Math.floor(x), Math.floor(y)]
    const [u, v] = [fade(x - column), fade(y - row)]
    return mix(
      mix(corner(column, row), corner(column + 1, row), u),
      mix(corner(column, row + 1), corner(column + 1, row + 1), u),
      v,
    )
  }
  return (x, y, octaves = 3) => {
    let [sum, weight, scale] = [0, 1, 1]
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += weight * smooth(x * scale + octave * 17.3, y * scale - octave * 9.1)
      weight *= 0.46
      scale *= 2.03
    }
    return sum
  }
}

/** The edges (0 top, 1 right, 2 bottom, 3 left) that a contour connects, by the bits of the corners above the level. */
const joins = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
]

function segments(field, { width, height, cell }, level) {
  const found = []
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)]
  const grid = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, column) => field(column * cell, row * cell) - level),
  )
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [a, b] = [grid[row][column], grid[row][column + 1]]
      const [d, c] = [grid[row + 1][column], grid[row + 1][column + 1]]
      const part = (from, to) => from / (from - to)
      const [x, y] = [column, row]
      const edges = [
        () => [`h${x},${y}`, (x + part(a, b)) * cell, y * cell],
        () => [`v${x + 1},${y}`, (x + 1) * cell, (y + part(b, c)) * cell],
        () => [`h${x},${y + 1}`, (x + part(d, c)) * cell, (y + 1) * cell],
        () => [`v${x},${y}`, x * cell, (y + part(a, d)) * cell],
      ]
      const corners = (a > 0 ? 1 : 0) | (b > 0 ? 2 : 0) | (c > 0 ? 4 : 0) | (d > 0 ? 8 : 0)
      for (const [from, to] of joins[corners]) found.push([edges[from](), edges[to]()])
    }
  return found
}

/** Joins segments that share a cell edge into lines. */
function lines(found) {
  const at = new Map()
  found.forEach((segment, index) => segment.forEach(([key]) => at.set(key, [...(at.get(key) ?? []), index])))
  const used = new Set()
  const walk = (index, key) => {
    const points = []
    for (let [current, edge] = [index, key]; current !== undefined && !used.has(current);) {
      used.add(current)
      const [first, second] = found[current]
      const end = first[0] === edge ? second : first
      points.push([end[1], end[2]])
      edge = end[0]
      current = at.get(edge).find(other => !used.has(other))
    }
    return points
  }
  return found.flatMap(([first], index) => {
    if (used.has(index)) return []
    const forward = walk(index, first[0])
    used.delete(index)
    const back = walk(index, found[index][1][0])
    return [[...back.reverse(), ...forward]]
  })
}

/** Simplifies a line by Douglas–Peucker: the fewest points that stay within `tolerance`. */
export function simplified(points, tolerance) {
  if (points.length < 3) return points
  const [[x1, y1], [x2, y2]] = [points[0], points.at(-1)]
  const length = Math.hypot(x2 - x1, y2 - y1)
  let [far, index] = [0, 0]
  points.forEach(([x, y], place) => {
    const off =
      length < 1e-6 ? Math.hypot(x - x1, y - y1) : Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length
    if (off > far) [far, index] = [off, place]
  })
  if (far <= tolerance) return [points[0], points.at(-1)]
  return [
    ...simplified(points.slice(0, index + 1), tolerance).slice(0, -1),
    ...simplified(points.slice(index), tolerance),
  ]
}

const round = number => Math.round(number * 2) / 2
const pair = (x, y) => `${x} ${y}`.replaceAll(' -', '-').replaceAll(/(^|[ -])0\./g, '$1.')

/** Returns a path of quadratic curves through the midpoints of the sides, which is smooth and short. */
function pathOf(points) {
  let [x, y] = [round(points[0][0]), round(points[0][1])]
  let path = `M${pair(x, y)}`
  points.slice(1).forEach(([px, py], index, rest) => {
    const last = index === rest.length - 1
    const end = last ? [px, py] : [(px + rest[index + 1][0]) / 2, (py + rest[index + 1][1]) / 2]
    const [cx, cy, ex, ey] = [px, py, ...end].map(round)
    path += `q${pair(cx - x, cy - y)} ${pair(ex - x, ey - y)}`.replaceAll(' -', '-')
    ;[x, y] = [ex, ey]
  })
  return path
}

function lengthOf(points) {
  return points.slice(1).reduce((sum, [x, y], index) => sum + Math.hypot(x - points[index][0], y - points[index][1]), 0)
}

/**
 * Returns one `d` attribute per level.
 * @param {(x: number, y: number) => number} field
 * @param {{ width: number, height: number, cell: number, levels: number[], shortest?: number, tolerance?: number }} sheet
 * @returns {string[]}
 */
export function contours(field, { levels, shortest = 60, tolerance = 1.4, ...sheet }) {
  return levels.map(level =>
    lines(segments(field, sheet, level))
      .filter(points => lengthOf(points) > shortest)
      .map(points => pathOf(simplified(points, tolerance)))
      .join(''),
  )
}
