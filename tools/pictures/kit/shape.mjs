export function clamp(value, low = 0, high = 1) {
  return Math.min(high, Math.max(low, value))
}

export function mix(a, b, t) {
  return a + (b - a) * t
}

/** Smoothstep: 0 below `from`, 1 above `to`; `from` may be the larger one. */
export function ramp(value, from, to) {
  const t = clamp((value - from) / (to - from))
  return t * t * (3 - 2 * t)
}

export function between(a, b, t) {
  return a.map((value, i) => mix(value, b[i], t))
}

export function distance(a, b) {
  return Math.hypot(b[0] - a[0], b[1] - a[1])
}

export function closed(points) {
  return [...points, points[0]]
}

/** Returns an arc in degrees, clockwise from the right as on the page. */
export function arc(cx, cy, rx, ry = rx, from = 0, to = 360, turn = 0) {
  const steps = Math.max(8, Math.ceil((Math.abs(to - from) / 360) * Math.max(24, (rx + ry) * 1.2)))
  const c = Math.cos((turn * Math.PI) / 180)
  const s = Math.sin((turn * Math.PI) / 180)
  return Array.from({ length: steps + 1 }, (_, i) => {
    const a = (mix(from, to, i / steps) * Math.PI) / 180
    const x = Math.cos(a) * rx
    const y = Math.sin(a) * ry
    return [cx + x * c - y * s, cy + x * s + y * c]
  })
}

function cubic(a, b, c, d, t) {
  const u = 1 - t
  return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
}

export function bezier(a, b, c, d, steps = 24) {
  return Array.from({ length: steps + 1 }, (_, i) => a.map((_, k) => cubic(a[k], b[k], c[k], d[k], i / steps)))
}

/** Returns a smooth curve through all points (Catmull-Rom). */
export function through(points, { steps = 10, ring = false, tension = 0.5 } = {}) {
  const n = points.length
  const at = i => (ring ? points[(i + n) % n] : points[clamp(i, 0, n - 1)])
  const out = []
  for (let i = 0; i < (ring ? n : n - 1); i += 1) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const b = p1.map((v, k) => v + ((p2[k] - p0[k]) * tension) / 3)
    const c = p2.map((v, k) => v - ((p3[k] - p1[k]) * tension) / 3)
    out.push(...bezier(p1, b, c, p2, steps).slice(i === 0 ? 0 : 1))
  }
  return out
}

export function lengthOf(points) {
  let sum = 0
  for (let i = 1; i < points.length; i += 1) sum += distance(points[i - 1], points[i])
  return sum
}

/** Returns the same line with a point about every `step` units. */
export function resample(points, step) {
  const out = [points[0]]
  for (let i = 1; i < points.length; i += 1) {
    const n = Math.max(1, Math.round(distance(points[i - 1], points[i]) / step))
    for (let k = 1; k <= n; k += 1) out.push(between(points[i - 1], points[i], k / n))
  }
  return out
}

function offLine(p, a, b) {
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  const size = dx * dx + dy * dy
  const t = size === 0 ? 0 : clamp(((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / size)
  return Math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy)
}

/** Removes points that the line does not need (Douglas-Peucker). */
export function simplify(points, tolerance = 0.22) {
  if (points.length < 3) return points
  let worst = 0
  let at = 0
  const last = points.length - 1
  for (let i = 1; i < last; i += 1) {
    const off = offLine(points[i], points[0], points[last])
    if (off > worst) [worst, at] = [off, i]
  }
  if (worst <= tolerance) return [points[0], points[last]]
  return [...simplify(points.slice(0, at + 1), tolerance).slice(0, -1), ...simplify(points.slice(at), tolerance)]
}

export function boundsOf(points) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { left, top, right, bottom }
}

/** Returns a region, made from a polygon (even-odd): `inside(x, y)` and its bounds. */
export function regionOf(polygon) {
  const { left, top, right, bottom } = boundsOf(polygon)
  function inside(x, y) {
    if (x < left || x > right || y < top || y > bottom) return false
    let odd = false
    for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i, i += 1) {
      const [xi, yi] = polygon[i]
      const [xj, yj] = polygon[j]
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) odd = !odd
    }
    return odd
  }
  return { inside, left, top, right, bottom }
}

/** Scales and turns points around the origin, and moves them to a position. */
export function place(points, [x, y], scale = 1, { turn = 0, flip = false } = {}) {
  const c = Math.cos((turn * Math.PI) / 180) * scale
  const s = Math.sin((turn * Math.PI) / 180) * scale
  return points.map(([px, py]) => {
    const fx = flip ? -px : px
    return [x + fx * c - py * s, y + fx * s + py * c]
  })
}

/** Returns the outline of a limb with round ends through its joints; `radii` has one per joint. */
export function limb(joints, radii) {
  const side = sign =>
    joints.map(([x, y], i) => {
      const a = joints[Math.max(0, i - 1)]
      const b = joints[Math.min(joints.length - 1, i + 1)]
      const size = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
      return [x - (sign * (b[1] - a[1]) * radii[i]) / size, y + (sign * (b[0] - a[0]) * radii[i]) / size]
    })
  const tip = beyond(joints.at(-2), joints.at(-1), radii.at(-1) * 0.8)
  const root = beyond(joints[1], joints[0], radii[0] * 0.7)
  return through([root, ...side(1), tip, ...side(-1).reverse(), root], { steps: 5 })
}

function beyond(a, b, by) {
  const size = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  return [b[0] + ((b[0] - a[0]) / size) * by, b[1] + ((b[1] - a[1]) / size) * by]
}

/** Returns a straight bar from a to b, with half its width `half`. */
export function bar(a, b, half, end = half) {
  const size = distance(a, b) || 1
  const [nx, ny] = [(a[1] - b[1]) / size, (b[0] - a[0]) / size]
  return [
    [a[0] + nx * half, a[1] + ny * half],
    [b[0] + nx * end, b[1] + ny * end],
    [b[0] - nx * end, b[1] - ny * end],
    [a[0] - nx * half, a[1] - ny * half],
  ]
}
