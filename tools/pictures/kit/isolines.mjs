/** Returns the points where the level crosses the edges of a cell; its corners are a b / d c. */
function crossings(a, b, c, d, level, x, y, s) {
  const out = []
  const at = (p, q) => (level - p) / (q - p)
  if (a > level !== b > level) out.push([x + s * at(a, b), y])
  if (b > level !== c > level) out.push([x + s, y + s * at(b, c)])
  if (d > level !== c > level) out.push([x + s * at(d, c), y + s])
  if (a > level !== d > level) out.push([x, y + s * at(a, d)])
  return out
}

function keyOf([x, y]) {
  return `${Math.round(x * 20)} ${Math.round(y * 20)}`
}

function chained(segments) {
  const ends = new Map()
  const add = (key, i) => ends.set(key, [...(ends.get(key) ?? []), i])
  segments.forEach(([a, b], i) => [a, b].forEach(p => add(keyOf(p), i)))
  const used = new Set()
  const next = p => (ends.get(keyOf(p)) ?? []).find(i => !used.has(i))
  const walk = line => {
    for (let i = next(line.at(-1)); i !== undefined; i = next(line.at(-1))) {
      used.add(i)
      const [a, b] = segments[i]
      line.push(keyOf(a) === keyOf(line.at(-1)) ? b : a)
    }
    return line
  }
  return segments.flatMap((segment, i) => {
    if (used.has(i)) return []
    used.add(i)
    const there = walk([...segment])
    return [walk(there.reverse())]
  })
}

/** Returns the lines of equal value of `field(x, y)` at each level, over a rectangle sampled in steps. */
export function isolines(field, levels, { left = 0, top = 0, right = 800, bottom = 600, step = 5 } = {}) {
  const columns = Math.ceil((right - left) / step) + 1
  const rows = Math.ceil((bottom - top) / step) + 1
  const grid = Array.from({ length: rows }, (_, j) =>
    Array.from({ length: columns }, (_, i) => field(left + i * step, top + j * step)),
  )
  return levels.map(level => {
    const segments = []
    for (let j = 0; j < rows - 1; j += 1) {
      for (let i = 0; i < columns - 1; i += 1) {
        const cut = crossings(
          grid[j][i],
          grid[j][i + 1],
          grid[j + 1][i + 1],
          grid[j + 1][i],
          level,
          left + i * step,
          top + j * step,
          step,
        )
        for (let k = 0; k + 1 < cut.length; k += 2) segments.push([cut[k], cut[k + 1]])
      }
    }
    return chained(segments)
  })
}

/** Returns a function for the distance from a page point to the nearest of some lines. */
export function distanceTo(lines) {
  const segments = lines.flatMap(points => points.slice(1).map((b, i) => [points[i], b]))
  return (x, y) => {
    let best = Infinity
    for (const [[ax, ay], [bx, by]] of segments) {
      const [dx, dy] = [bx - ax, by - ay]
      const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
      best = Math.min(best, (x - ax - t * dx) ** 2 + (y - ay - t * dy) ** 2)
    }
    return Math.sqrt(best)
  }
}
