import { engrave } from '../kit/shading.mjs'
import { isolines } from '../kit/isolines.mjs'
import { layered, noise } from '../kit/noise.mjs'
import { createCanvas, erase, fill, line } from '../kit/canvas.mjs'
import { land, uprightOf } from '../kit/relief.mjs'
import { arc, clamp, mix, ramp } from '../kit/shape.mjs'
import { silhouette } from '../kit/silhouette.mjs'
import { createCamera, project } from '../kit/vectors-and-camera.mjs'
import { createScene, light, put, sightOf } from '../kit/scene.mjs'
import { score, visibleParts } from '../kit/project-lines.mjs'
import { clouds, ruledSky } from '../kit/sky.mjs'

const MEETING = 300
const SOURCES = [
  [-640, 900],
  [-330, 1150],
  [10, 1280],
  [380, 1150],
  [700, 860],
]
const LANE = 34

/** Returns the position of stream `k` at a distance `z`, and half its width there. */
function course(k, z) {
  const [sx, sz] = SOURCES[k]
  const river = 70 * Math.sin(z / 150) - 10
  if (z <= MEETING) return { x: river + (k - 2) * LANE * 2, half: LANE }
  const t = clamp((z - MEETING) / (sz - MEETING))
  const apart = t ** 1.35
  const sway = 46 * Math.sin(t * 9 + k * 1.9) * Math.sin(Math.PI * t)
  return { x: mix(river + (k - 2) * LANE * 2, sx, apart) + sway * t, half: mix(LANE, 9, ramp(t, 0, 0.75)) }
}

function rise(x, z) {
  let away = Infinity
  for (let k = 0; k < 5; k += 1) {
    if (z > SOURCES[k][1] + 60) continue
    const { x: middle, half } = course(k, z)
    away = Math.min(away, Math.abs(x - middle) - half)
  }
  if (away < 0) return -2
  const hills = 0.6 + 0.6 * layered(x / 130, z / 130, { seed: 5 })
  return (
    -2 +
    Math.min(away, 240) * (0.12 + 0.46 * hills * ramp(away, 6, 130)) * (0.5 + 0.6 * ramp(z, 250, 1400)) +
    layered(x / 60, z / 60, { seed: 8 }) * 9 * ramp(away, 12, 90)
  )
}

const PATTERNS = [
  () => [0, 0.62],
  (u, s) => [0.2 * Math.sin(s / 9), 0.5],
  (u, s) => [0, Math.floor(s / 22 + u * 7) % 2 === 0 ? 0.75 : 0],
  (u, s) => [0.26 * Math.abs(Math.sin(s / 13 + (Math.round(u * 5) % 2) * 1.57)), 0.5],
  (u, s) => [0, Math.floor(s / 6) % 2 === 0 ? 0.85 : 0],
]

function stream(canvas, scene, k) {
  const [, top] = SOURCES[k]
  const edge = side => {
    const out = []
    for (let z = top; z > -190; z -= 6) {
      const { x, half } = course(k, z)
      out.push([x + side * half, -1.5, z])
    }
    return out
  }
  const threads = 8
  for (let n = 1; n < threads; n += 1) {
    const u = (n / threads) * 2 - 1
    const path = []
    let run = 0
    for (let z = top; z > -190; z -= 2.5) {
      const { x, half } = course(k, z)
      const own = ramp(z, MEETING - 330, MEETING - 60)
      const [shift] = PATTERNS[k](u, run)
      run += 2.5
      path.push([x + (u + shift * own) * half, -1.5, z])
    }
    for (const part of visibleParts(scene, path, { slack: 0.03, step: 2.5 })) {
      let s = 0
      engrave(
        canvas,
        part,
        (x, y) => {
          s += 2.5
          const own = ramp(y, 470, 330)
          return mix(0.5 + noise(x / 40, y / 26 + n, k) * 0.42, PATTERNS[k](u, s)[1], own)
        },
        { most: 2, least: 2 },
      )
    }
  }
  const outer = side => visibleParts(scene, edge(side), { slack: 0.03 })
  for (const side of [-1, 1]) {
    for (const part of outer(side)) {
      const bank = part.filter(
        ([, y]) =>
          (k === 0 && side < 0) || (k === 4 && side > 0) || y < project(scene.camera, [0, -1.5, MEETING + 30])[1],
      )
      line(canvas, bank, { weight: 1.5 })
    }
  }
}

function contours(canvas, scene) {
  const levels = [4, 11, 20, 31, 45, 62, 82, 106, 134]
  isolines(rise, levels, { left: -1300, right: 1300, top: -190, bottom: 1900, step: 17 }).forEach((rings, i) => {
    for (const ring of rings.filter(points => points.length > 16)) {
      score(canvas, scene, [ring.map(([x, z]) => [x, levels[i], z])], {
        tone: d => d * 0.7 + 0.1 + (i % 4 === 0 ? 0.14 : 0),
        most: 2,
        slack: 0.02,
      })
    }
  })
}

export function draw() {
  const canvas = createCanvas()
  const camera = createCamera({ eye: [0, 330, -260], pitch: -25, focal: 640, centre: [400, 300] })
  const scene = createScene({ camera, sun: [-0.85, 0.7, 0.1] })
  put(scene, 'land', land(rise, { x0: -1500, x1: 1500, z0: -200, z1: 2400, nx: 260, nz: 260, crowd: 1.3 }), {
    normal: uprightOf(rise, 5),
  })
  light(scene)
  ruledSky(canvas, sightOf(scene, ''), {
    dark: (x, y) => 0.46 - 0.5 * clouds({ seed: 2 })(x, y),
    to: 200,
    gap: 6,
    most: 1,
  })
  contours(canvas, scene)
  silhouette(canvas, scene, ['land'], { weight: 1.1 })
  for (let k = 0; k < 5; k += 1) stream(canvas, scene, k)
  const meet = project(camera, [course(2, MEETING - 30).x, 0, MEETING - 30]).slice(0, 2)
  erase(canvas, arc(...meet, 22, 12))
  fill(canvas, arc(...meet, 9, 5), 'ember')
  for (const k of [1, 1.7, 2.5])
    engrave(canvas, arc(...meet, 9 * k + 4, 5 * k + 2.4), () => 0.9 - k * 0.18, { ink: 'flame' })
  return canvas
}
