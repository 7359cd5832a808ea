import { cross, dot, minus, unit } from './vectors-and-camera.mjs'

/** A solid: its faces (convex, with ordered corners), and the edges that are drawn as contours. */
export function solid(faces, edges = faces.map(face => [...face, face[0]])) {
  return { faces, edges }
}

export function joined(...solids) {
  return solid(
    solids.flatMap(s => s.faces),
    solids.flatMap(s => s.edges),
  )
}

export function reshaped(body, by) {
  return solid(
    body.faces.map(f => f.map(by)),
    body.edges.map(e => e.map(by)),
  )
}

export function box(x0, x1, y0, y1, z0, z1) {
  return prism(
    [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ],
    z0,
    z1,
  )
}

/** Extrudes a profile in x and y along z. */
export function prism(profile, z0, z1, { sides = true } = {}) {
  const front = profile.map(([x, y]) => [x, y, z0])
  const back = profile.map(([x, y]) => [x, y, z1])
  const walls = profile.map((_, i) => {
    const j = (i + 1) % profile.length
    return [front[i], front[j], back[j], back[i]]
  })
  const ribs = sides ? profile.map((_, i) => [front[i], back[i]]) : []
  return solid([...fan(front), ...fan(back), ...walls], [[...front, front[0]], [...back, back[0]], ...ribs])
}

/** Extrudes a profile in z and y along x. */
export function beam(profile, x0, x1, options) {
  return reshaped(prism(profile, x0, x1, options), ([x, y, z]) => [z, y, x])
}

function fan(points) {
  // Ear clipping would be exact; these profiles are convex, or star-shaped around their centre.
  const middle = points[0].map((_, k) => points.reduce((sum, p) => sum + p[k], 0) / points.length)
  return points.map((p, i) => [middle, p, points[(i + 1) % points.length]])
}

/** Returns a curved sheet `at(u, v)` with u, v in 0..1; its border is drawn as its contour. */
export function sheet(at, nu, nv, { border = true } = {}) {
  const grid = Array.from({ length: nu + 1 }, (_, i) => Array.from({ length: nv + 1 }, (_, j) => at(i / nu, j / nv)))
  const faces = []
  for (let i = 0; i < nu; i += 1) {
    for (let j = 0; j < nv; j += 1) faces.push([grid[i][j], grid[i + 1][j], grid[i + 1][j + 1], grid[i][j + 1]])
  }
  const rim = [grid.map(row => row[0]), grid.map(row => row[nv]), grid[0], grid[nu]]
  return solid(faces, border ? rim : [])
}

/** Returns a body of revolution around a vertical axis; the profile is a list of [radius, height]. */
export function turned(profile, [cx, cz], { steps = 32, from = 0, to = 360 } = {}) {
  const at = (u, v) => {
    const k = v * (profile.length - 1)
    const i = Math.min(profile.length - 2, Math.floor(k))
    const [r, y] = [0, 1].map(n => profile[i][n] + (profile[i + 1][n] - profile[i][n]) * (k - i))
    const a = ((from + (to - from) * u) * Math.PI) / 180
    return [cx + Math.cos(a) * r, y, cz + Math.sin(a) * r]
  }
  const rings = profile.map((_, i) =>
    Array.from({ length: steps + 1 }, (_, k) => at(k / steps, i / (profile.length - 1))),
  )
  return solid(sheet(at, steps, profile.length - 1).faces, rings)
}

export function normalOf(face) {
  const [a, b, c] = face
  return unit(cross(minus(b, a), minus(c, a)))
}

/** Returns the normal of a face on the side of the eye. */
export function facing(face, eye) {
  const n = normalOf(face)
  return dot(n, minus(eye, face[0])) < 0 ? n.map(v => -v) : n
}
