import { engrave } from './shading.mjs'
import { hatch } from './hatch.mjs'
import { line } from './canvas.mjs'
import { between, clamp, distance, simplify } from './shape.mjs'
import { project, seen } from './vectors-and-camera.mjs'
import { darkAt, isSeen, sightOf } from './scene.mjs'

const NEAR = 0.35

function cutAtEye(camera, a, b) {
  const [za, zb] = [seen(camera, a)[2], seen(camera, b)[2]]
  if (za < NEAR && zb < NEAR) return null
  if (za < NEAR) return [between(a, b, (NEAR - za) / (zb - za) + 1e-4), b]
  if (zb < NEAR) return [a, between(a, b, (NEAR - za) / (zb - za) - 1e-4)]
  return [a, b]
}

function steps(scene, a, b, step) {
  const [pa, pb] = [project(scene.camera, a), project(scene.camera, b)]
  const n = clamp(Math.ceil(distance(pa, pb) / step), 1, 900)
  // The steps are equal on the page, not in space.
  return Array.from({ length: n + 1 }, (_, i) => {
    const t = i / n
    return between(a, b, (t * pa[2]) / (t * pa[2] + (1 - t) * pb[2]) || 0)
  })
}

/** Returns the visible parts of a line in space, on the page. */
export function visibleParts(scene, points, { slack = 0.012, step = 2 } = {}) {
  const out = []
  let run = []
  const close = () => {
    if (run.length > 1) out.push(run)
    run = []
  }
  for (let i = 1; i < points.length; i += 1) {
    const cut = cutAtEye(scene.camera, points[i - 1], points[i])
    if (!cut) {
      close()
      continue
    }
    for (const p of steps(scene, cut[0], cut[1], step).slice(run.length > 0 ? 1 : 0)) {
      if (isSeen(scene, p, slack)) run.push(project(scene.camera, p).slice(0, 2))
      else close()
    }
  }
  close()
  return out
}

/** Draws lines in space as contours, without their hidden parts. */
export function contour(canvas, scene, many, { weight = 1.5, ink = 'deep', slack, least = 2 } = {}) {
  for (const points of many) {
    for (const part of visibleParts(scene, points, { slack })) {
      if (part.length >= least) line(canvas, simplify(part, 0.3), { weight, ink })
    }
  }
}

/** Draws lines on a surface, with a weight that grows with the shade there. `tone(dark, x, y)` may change the darkness. */
export function score(canvas, scene, many, { tone = dark => dark, ink = 'line', most = 3, slack } = {}) {
  for (const points of many) {
    for (const part of visibleParts(scene, points, { slack })) {
      engrave(canvas, part, (x, y) => tone(darkAt(scene, x, y), x, y), { ink, most })
    }
  }
}

/** Hatches the visible parts of the named bodies by their darkness. */
export function shadeBodies(canvas, scene, names, { tone = dark => dark, ...options } = {}) {
  hatch(canvas, sightOf(scene, ...names), { dark: (x, y) => tone(darkAt(scene, x, y), x, y), ...options })
}
