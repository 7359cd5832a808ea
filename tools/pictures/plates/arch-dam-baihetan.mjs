import { spark } from '../kit/spark-and-flame.mjs'
import { byHand, engrave } from '../kit/shading.mjs'
import { puffs, sprayBank } from '../kit/foam.mjs'
import { flow } from '../kit/flow.mjs'
import { layered, noise } from '../kit/noise.mjs'
import { createCanvas, erase, fill, line } from '../kit/canvas.mjs'
import { downhill, land, turned, uprightOf } from '../kit/relief.mjs'
import { mix, ramp } from '../kit/shape.mjs'
import { clouds, ruledSky } from '../kit/sky.mjs'
import { silhouette } from '../kit/silhouette.mjs'
import { sheet } from '../kit/solids.mjs'
import { createCamera, project } from '../kit/vectors-and-camera.mjs'
import { createScene, darkAt, light, mirroredAt, put, sightOf } from '../kit/scene.mjs'
import { contour, score } from '../kit/project-lines.mjs'
import { water } from '../kit/water.mjs'

const CREST = 289
const HALF = 1.06

/** The downstream face: arcs that widen and lean out as they rise. */
function archAt(angle, y, thick = 0) {
  const t = y / CREST
  const radius = 170 + 120 * t
  const crown = 70 * Math.sin(Math.PI * (0.12 + t * 0.8)) - 55 * t * t
  return [(radius + thick) * Math.sin(angle), y, crown + (radius + thick) * Math.cos(angle) - radius]
}

function bend(z) {
  return z < 0 ? 0.00022 * z * z : -0.0004 * z * z
}

function rise(x, z) {
  const side = x - bend(z)
  const right = side > 0
  const foot = 44 + 16 * noise(z / 90, 2, 3) + 9 * noise(z / 31, right ? 1 : 9, 4)
  const d = Math.abs(side) - foot
  if (d < 0) return -6
  const crag = layered(x / 150, z / 150, { octaves: 5, seed: right ? 12 : 21, gain: 0.6 })
  const shelf = 20 * noise(d / 22, z / 130, 7) * ramp(d, 10, 60)
  const far = ramp(z, 150, 900) * 160
  return -6 + d * (right ? 1.5 : 1.28) + (crag * 120 + far) * ramp(d, 0, 160) + shelf
}

function dressDam(canvas, scene) {
  const across = (y, thick) => Array.from({ length: 61 }, (_, k) => archAt(-HALF + (2 * HALF * k) / 60, y, thick))
  score(
    canvas,
    scene,
    Array.from({ length: 34 }, (_, i) => across(5 + i * 8.5)),
    { tone: dark => dark * 0.9 + 0.08 },
  )
  const joint = a => Array.from({ length: 25 }, (_, k) => archAt(a, 4 + (CREST - 4) * (k / 24)))
  contour(
    canvas,
    scene,
    Array.from({ length: 17 }, (_, i) => joint(-HALF + (2 * HALF * (i + 0.5)) / 17)),
    { weight: 0.45, ink: 'line' },
  )
  contour(canvas, scene, [across(CREST), across(CREST + 6)])
}

function jet(canvas, scene, angle, y, { speed, spread, fall }) {
  const from = archAt(angle, y)
  const path = side =>
    Array.from({ length: 14 }, (_, i) => {
      const t = (i / 13) * fall
      const wide = side * (2.2 + spread * t * (0.6 + 0.2 * t))
      return project(scene.camera, [from[0] * (1 - 0.02 * t) + wide, from[1] - 4.9 * t * t, from[2] - speed * t])
    })
  const [left, right] = [path(-1), path(1)]
  erase(canvas, [...left, ...right.slice().reverse()])
  line(canvas, left, { weight: 0.75, ink: 'line' })
  line(canvas, right, { weight: 1.1, ink: 'deep' })
  for (const s of [0.25, 0.5, 0.75]) {
    const strand = left.map(([x, py], i) => [mix(x, right[i][0], s), mix(py, right[i][1], s)])
    engrave(
      canvas,
      byHand(strand, { amount: 0.8, wave: 20, seed: Math.round(angle * 90 + s * 9) }),
      (px, py, t) => (s > 0.5 ? 0.4 : 0.2) + noise(t * 9, s * 30) * 0.3,
      { most: 1 },
    )
  }
}

const OUTLETS = [-0.2, -0.12, -0.04, 0.04, 0.12, 0.2]
const DEEP = [-0.22, -0.147, -0.073, 0, 0.073, 0.147, 0.22]

function overflow(canvas, scene) {
  const slot = (a, y, w, h) =>
    [
      [a - w, y],
      [a + w, y],
      [a + w, y + h],
      [a - w, y + h],
    ].map(([b, v]) => project(scene.camera, archAt(b, v)).slice(0, 2))
  for (const a of OUTLETS) erase(canvas, slot(a, CREST - 26, 0.026, 20))
  for (const a of OUTLETS) fill(canvas, slot(a, CREST - 26, 0.026, 20))
  for (const a of DEEP) erase(canvas, slot(a, 168, 0.014, 10))
  for (const a of DEEP) fill(canvas, slot(a, 168, 0.014, 10))
  for (const a of DEEP) jet(canvas, scene, a, 168, { speed: 20 + 7 * Math.cos(a * 9), spread: 1, fall: 5.8 })
}

function mist(canvas, scene) {
  const [x, y] = project(scene.camera, [0, 4, -125])
  puffs(canvas, sprayBank([x - 105, y + 4], [x + 105, y + 4], { size: 17, count: 70, lift: 1, seed: 5 }))
}

export function draw() {
  const canvas = createCanvas()
  const camera = createCamera({ eye: [40, 46, -560], yaw: -3.5, pitch: 0, focal: 690, centre: [385, 505] })
  const scene = createScene({ camera, sun: [-0.75, 1.1, -0.85], sunReach: { about: [0, 200, 0], radius: 800 } })
  put(scene, 'rock', land(rise, { x0: -800, x1: 900, z0: -540, z1: 1300, nx: 220, nz: 220, crowd: 1.3 }), {
    normal: uprightOf(rise, 4),
    paint: 0.05,
  })
  put(
    scene,
    'dam',
    sheet((u, v) => archAt(-HALF + 2 * HALF * u, 2 + (CREST - 2) * v), 60, 24, { border: false }),
  )
  put(
    scene,
    'river',
    sheet((u, v) => [-300 + 700 * u, 0, -550 + 600 * v], 1, 1),
  )
  light(scene, { water: 0 })
  const haze = (x, y) => ramp(scene.view.depth[Math.floor(y) * 800 + Math.floor(x)], 1500, 500)
  const grain = (x, y) => 0.2 * layered(x / 60, y / 90, { seed: 6 })
  const dark = (x, y) => mix(0.3, 1, haze(x, y)) * (0.16 + 0.8 * darkAt(scene, x, y) + grain(x, y))
  ruledSky(canvas, sightOf(scene, ''), { dark: (x, y) => 0.55 - 0.5 * clouds({ seed: 11 })(x, y), to: 400 })
  flow(canvas, sightOf(scene, 'rock'), { heading: downhill(scene, { twist: 0.5 }), dark, gap: 5.6, reach: 150 })
  flow(canvas, sightOf(scene, 'rock'), {
    heading: turned(downhill(scene, { twist: 0.5 }), 60),
    dark: (x, y) => (dark(x, y) - 0.66) * 2,
    gap: 7.5,
    reach: 70,
    seed: 8,
  })
  silhouette(canvas, scene, ['rock'])
  dressDam(canvas, scene)
  water(canvas, sightOf(scene, 'river'), { horizon: 505, first: 4, dark: (x, y) => mirroredAt(scene, x, y, 0.1) * 0.8 })
  overflow(canvas, scene)
  mist(canvas, scene)
  const [foot, lamp] = [CREST + 6, CREST + 24].map(y => project(camera, archAt(0.3, y)).slice(0, 2))
  line(canvas, [foot, lamp], { weight: 1.5 })
  spark(canvas, lamp, { r: 6 })
  return canvas
}
